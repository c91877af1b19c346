// Reads our own code from an answer that came as an error; no answer at all has none.
import { type ErrorCode, isErrorCode } from '#contract/errors.ts'

export function errorCodeOf(error: unknown): ErrorCode | null {
  if (typeof error !== 'object' || error === null) return null
  const { data } = error as { data?: { errorCode?: unknown } | null }
  return isErrorCode(data?.errorCode) ? data.errorCode : null
}
