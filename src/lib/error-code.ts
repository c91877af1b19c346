// Reads our own code from a refusal that came as an error, over the wire or in process; no answer at all has none.
import { type ErrorCode, isErrorCode } from '#contract/errors.ts'

export function errorCodeOf(error: unknown): ErrorCode | null {
  if (typeof error !== 'object' || error === null) return null
  const { data, message } = error as { data?: { errorCode?: unknown } | null; message?: unknown }
  const code = data?.errorCode ?? message
  return isErrorCode(code) ? code : null
}
