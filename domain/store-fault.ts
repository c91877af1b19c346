// What it means when a store refuses a call, and so what is sensible to do next.
import { plainText } from './plain-text.ts'

/**
 * retryable: the same call may work in a while · throttled: it will after a pause · unauthorised: not with these
 * credentials · quota: not before the next day · permanent: never like this · malformed: nobody can read the answer.
 */
export type StoreFaultKind =
  | 'retryable'
  | 'throttled'
  | 'unauthorised'
  | 'quota'
  | 'permanent'
  | 'malformed'

/** A refused call. */
export interface StoreFault {
  readonly kind: StoreFaultKind
  /** snake_case, for grouping and for the sentence an admin reads. */
  readonly code: string
  /** HTTP status; null when no answer came. */
  readonly status: number | null
  /** Whole seconds to wait at least, when the store said so; 0 to one day. */
  readonly retryAfterSeconds: number | null
  /** The store's own words: plain text of at most 200 characters. */
  readonly detail: string
}

/** The longest pause a store can ask for: beyond a day the next run is another one anyway. */
const MAX_PAUSE_SECONDS = 86_400

const withinADay = (seconds: number): number =>
  Math.min(Math.max(Math.ceil(seconds), 0), MAX_PAUSE_SECONDS)

/**
 * `Retry-After` of RFC 9110 §10.2.3: seconds or a date, measured against `nowMs` (milliseconds since 1970). Whole
 * seconds from 0 to a day; null when absent or unreadable.
 */
export const parseRetryAfter = (header: string | null, nowMs: number): number | null => {
  const text = header?.trim() ?? ''
  if (/^\d{1,12}$/u.test(text)) return withinADay(Number(text))
  if (!/^[a-z]{3},? /iu.test(text) || text.length > 40) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : withinADay((at - nowMs) / 1000)
}

/** A fault with its texts escaped. */
export const storeFault = (
  kind: StoreFaultKind,
  code: string,
  {
    status = null,
    retryAfterSeconds = null,
    detail = '',
  }: { status?: number | null; retryAfterSeconds?: number | null; detail?: unknown } = {},
): StoreFault => ({
  kind,
  code,
  status,
  retryAfterSeconds: retryAfterSeconds === null ? null : withinADay(retryAfterSeconds),
  detail: plainText(detail, 200),
})

/** What a status alone says, where the store's own body says nothing better (RFC 9110 §15). */
export const faultOfStatus = (
  status: number,
  facts: { retryAfterSeconds?: number | null; detail?: unknown } = {},
): StoreFault => {
  const told = { ...facts, status }
  if (status === 429) return storeFault('throttled', 'too_many_requests', told)
  if (status === 401 || status === 403) return storeFault('unauthorised', 'refused', told)
  if (status === 408 || status === 425) return storeFault('retryable', 'store_slow', told)
  if (status === 503 && facts.retryAfterSeconds != null)
    return storeFault('throttled', 'store_unavailable', told)
  if (status >= 500) return storeFault('retryable', 'store_failed', told)
  if (status >= 300 && status < 400) return storeFault('permanent', 'redirected', told)
  return storeFault('permanent', 'bad_request', told)
}
