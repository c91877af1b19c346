// What is known of the answer that failed: a page's own, a call's, or one of something before the server.

interface Failed {
  status?: number
  data?: { httpStatus?: number; requestId?: string } | null
  /** Of a call that something before the server answered: its page, or JSON of another shape. */
  cause?: unknown
  meta?: { response?: unknown }
}

const statusOf = (answer: unknown) => (Object(answer) as Failed).status

/** No status where nobody answered. Only the server's own answers have an id, and only they are found in its log. */
export function answerOf(error: unknown): { status: number | undefined; id: string | undefined } {
  const { data, cause, meta } = Object(error) as Failed
  const before = statusOf(cause) ?? statusOf(meta?.response)
  return { status: data?.httpStatus ?? statusOf(error) ?? before, id: data?.requestId }
}
