// Turns a refusal of the server into the status a page answers with, the same for both ways of asking.

interface Refused {
  /** In-process calls carry the code themselves, answers over the wire in their data. */
  code?: unknown
  data?: { code?: unknown; requestId?: unknown } | null
}

const STATUS: Record<string, number> = {
  BAD_REQUEST: 404,
  NOT_FOUND: 404,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
}

/** The status a refusal stands for; null when the error is a surprise. An id that cannot exist is not found. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, data } = error as Refused
  return STATUS[String(data?.code ?? code)] ?? null
}

/** For loaders: `await read.x.y(input).catch(throwStatus)`. The id of the call stays with it. */
export function throwStatus(error: unknown): never {
  const status = statusOf(error)
  if (status === null) throw error
  throw Response.json({ requestId: (error as Refused).data?.requestId }, { status })
}
