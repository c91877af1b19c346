// One record for every refusal and error code: its HTTP status, its tRPC code and whether it is worth a report.
// The text for a person lives under `errors.<code>` in each dictionary.

interface ErrorKind {
  readonly http: number
  readonly trpc:
    | 'BAD_REQUEST'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CONFLICT'
    | 'UNPROCESSABLE_CONTENT'
    | 'TOO_MANY_REQUESTS'
    | 'SERVICE_UNAVAILABLE'
    | 'INTERNAL_SERVER_ERROR'
  readonly report: boolean
}

const kind = (http: number, trpc: ErrorKind['trpc'], report = false): ErrorKind => ({
  http,
  trpc,
  report,
})

export const ERRORS = {
  invalid_input: kind(400, 'BAD_REQUEST'),
  unauthorized: kind(401, 'UNAUTHORIZED'),
  invalid_credentials: kind(401, 'UNAUTHORIZED'),
  forbidden: kind(403, 'FORBIDDEN'),
  foreign_origin: kind(403, 'FORBIDDEN'),
  not_found: kind(404, 'NOT_FOUND'),
  product_not_found: kind(404, 'NOT_FOUND'),
  order_not_found: kind(404, 'NOT_FOUND'),
  price_changed: kind(409, 'CONFLICT'),
  out_of_stock: kind(409, 'CONFLICT'),
  not_sold_here: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_empty: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_full: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_changed: kind(409, 'CONFLICT'),
  request_reused: kind(422, 'UNPROCESSABLE_CONTENT'),
  illegal_transition: kind(409, 'CONFLICT'),
  too_many_requests: kind(429, 'TOO_MANY_REQUESTS'),
  unavailable: kind(503, 'SERVICE_UNAVAILABLE', true),
  internal: kind(500, 'INTERNAL_SERVER_ERROR', true),
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

/** Whether a text is one of our codes (answers from elsewhere may carry anything). */
export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERRORS, text)
