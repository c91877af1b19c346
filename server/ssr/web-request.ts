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

/** The length is the new body's own; who asks is the context's business, or a cached page could show it. */
const KEPT_BACK = new Set(['content-length', 'cookie', 'authorization'])

export function toWebRequest(
  request: Pick<FastifyRequest, 'headers' | 'method' | 'body'>,
  url: URL,
  signal: AbortSignal | null,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !KEPT_BACK.has(name)) headers.set(name, value)
  }
  const posted = typeof request.body === 'string' ? request.body : ''
  const body = request.method === 'POST' ? posted : null
  // A head is a page of which the body stays here.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return new Request(url, { method, headers, body, signal })
}
