// A non-OK answer is an error whose message is «status: body» (specification §8), whatever asked for it.

export class StatusError extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'StatusError'
    this.status = status
    this.body = body
  }
}

/** Reads a failed answer into a StatusError; the status text stands in for an empty body. */
export async function statusErrorOf(response: Response): Promise<StatusError> {
  const body = await response.text().catch(() => '')
  return new StatusError(response.status, body || response.statusText)
}

/** fetch for tRPC: answers that carry no tRPC envelope (a proxy's page, a limit) become a StatusError. */
export const statusFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, credentials: 'same-origin' })
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok && !isJson) throw await statusErrorOf(response)
  return response
}
