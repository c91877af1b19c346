// Fastify's request as the web's Request, which the router understands; form bodies arrive as raw text.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A signal that fires when the person has left before the answer was complete. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

export function toWebRequest(
  request: FastifyRequest,
  url: URL,
  signal: AbortSignal | null,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  }
  const body = request.method === 'POST' && typeof request.body === 'string' ? request.body : null
  return new Request(url, { method: request.method, headers, body, signal })
}
