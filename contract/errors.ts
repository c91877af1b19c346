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
    | 'PAYLOAD_TOO_LARGE'
    | 'TIMEOUT'
    | 'METHOD_NOT_SUPPORTED'
    | 'UNSUPPORTED_MEDIA_TYPE'
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
  body_too_slow: kind(408, 'TIMEOUT'),
  body_too_large: kind(413, 'PAYLOAD_TOO_LARGE'),
  method_not_allowed: kind(405, 'METHOD_NOT_SUPPORTED'),
  unsupported_type: kind(415, 'UNSUPPORTED_MEDIA_TYPE'),
  unauthorized: kind(401, 'UNAUTHORIZED'),
  invalid_credentials: kind(401, 'UNAUTHORIZED'),
  second_factor_required: kind(401, 'UNAUTHORIZED'),
  invalid_otp: kind(401, 'UNAUTHORIZED'),
  // Too many failed attempts from elsewhere: more than a password is asked for.
  proof_required: kind(401, 'UNAUTHORIZED'),
  invalid_passkey: kind(401, 'UNAUTHORIZED'),
  passkey_known: kind(409, 'CONFLICT'),
  too_many_passkeys: kind(422, 'UNPROCESSABLE_CONTENT'),
  wrong_password: kind(422, 'UNPROCESSABLE_CONTENT'),
  email_taken: kind(409, 'CONFLICT'),
  username_taken: kind(409, 'CONFLICT'),
  invalid_token: kind(400, 'BAD_REQUEST'),
  // Known once, good for nothing now: used, replaced or too old.
  token_spent: kind(410, 'BAD_REQUEST'),
  invalid_code: kind(400, 'BAD_REQUEST'),
  second_factor_missing: kind(403, 'FORBIDDEN'),
  second_factor_on: kind(409, 'CONFLICT'),
  second_factor_off: kind(409, 'CONFLICT'),
  second_factor_needed: kind(422, 'UNPROCESSABLE_CONTENT'),
  already_verified: kind(409, 'CONFLICT'),
  too_many_addresses: kind(422, 'UNPROCESSABLE_CONTENT'),
  last_admin: kind(409, 'CONFLICT'),
  own_account: kind(409, 'CONFLICT'),
  forbidden: kind(403, 'FORBIDDEN'),
  // The session is theirs, and whoever sits there now must show it once more.
  confirm_identity: kind(403, 'FORBIDDEN'),
  /** Before the form was sent; its person has signed in since. */
  session_ended: kind(401, 'UNAUTHORIZED'),
  foreign_origin: kind(403, 'FORBIDDEN'),
  not_found: kind(404, 'NOT_FOUND'),
  product_not_found: kind(404, 'NOT_FOUND'),
  order_not_found: kind(404, 'NOT_FOUND'),
  picture_not_found: kind(404, 'NOT_FOUND'),
  // A file that somebody brings is no picture.
  picture_unreadable: kind(422, 'UNPROCESSABLE_CONTENT'),
  // The store says that it has none; what it gives may not be shown; it gives nothing at the moment.
  picture_missing: kind(404, 'NOT_FOUND'),
  picture_refused: kind(422, 'UNPROCESSABLE_CONTENT'),
  picture_unavailable: kind(503, 'SERVICE_UNAVAILABLE'),
  product_changed: kind(409, 'CONFLICT'),
  // Somebody else changed it since it was opened.
  changed_meanwhile: kind(409, 'CONFLICT'),
  // The picture of a form is no longer kept.
  photo_gone: kind(422, 'UNPROCESSABLE_CONTENT'),
  picture_host: kind(422, 'UNPROCESSABLE_CONTENT'),
  month_ahead: kind(422, 'UNPROCESSABLE_CONTENT'),
  product_exists: kind(409, 'CONFLICT'),
  foreign_link: kind(422, 'UNPROCESSABLE_CONTENT'),
  price_changed: kind(409, 'CONFLICT'),
  // The shop no longer pays what customs ask on top.
  customs_changed: kind(409, 'CONFLICT'),
  out_of_stock: kind(409, 'CONFLICT'),
  not_sold_here: kind(422, 'UNPROCESSABLE_CONTENT'),
  // No service takes the goods to where they are wanted.
  not_carried: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_empty: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_full: kind(422, 'UNPROCESSABLE_CONTENT'),
  cart_has_others: kind(409, 'CONFLICT'),
  cart_changed: kind(409, 'CONFLICT'),
  request_reused: kind(422, 'UNPROCESSABLE_CONTENT'),
  // No service takes the shipment, each with its reason (domain/quote-types).
  not_served: kind(422, 'UNPROCESSABLE_CONTENT'),
  route_suspended: kind(422, 'UNPROCESSABLE_CONTENT'),
  not_for_goods: kind(422, 'UNPROCESSABLE_CONTENT'),
  restricted_item: kind(422, 'UNPROCESSABLE_CONTENT'),
  too_heavy: kind(422, 'UNPROCESSABLE_CONTENT'),
  too_large: kind(422, 'UNPROCESSABLE_CONTENT'),
  too_dear: kind(422, 'UNPROCESSABLE_CONTENT'),
  too_many_pieces: kind(422, 'UNPROCESSABLE_CONTENT'),
  unknown_destination: kind(422, 'UNPROCESSABLE_CONTENT'),
  destination_exists: kind(422, 'UNPROCESSABLE_CONTENT'),
  // Before the first fees there is nothing to price with.
  no_tariff: kind(422, 'UNPROCESSABLE_CONTENT'),
  tariff_changed: kind(409, 'CONFLICT'),
  sync_active: kind(409, 'CONFLICT'),
  // What is asked for is under way and rests until the store's next day.
  calls_spent: kind(409, 'CONFLICT'),
  provider_not_configured: kind(422, 'UNPROCESSABLE_CONTENT'),
  provider_paused: kind(422, 'UNPROCESSABLE_CONTENT'),
  run_moved: kind(409, 'CONFLICT'),
  against_terms: kind(422, 'UNPROCESSABLE_CONTENT'),
  name_taken: kind(409, 'CONFLICT'),
  slug_taken: kind(409, 'CONFLICT'),
  method_twice: kind(409, 'CONFLICT'),
  too_many_methods: kind(422, 'UNPROCESSABLE_CONTENT'),
  // A way to pay is no longer offered, or not for so much.
  method_gone: kind(422, 'UNPROCESSABLE_CONTENT'),
  method_amount: kind(422, 'UNPROCESSABLE_CONTENT'),
  // A payment that somebody reports: its day, and whether it was reported before.
  day_ahead: kind(422, 'UNPROCESSABLE_CONTENT'),
  day_too_old: kind(422, 'UNPROCESSABLE_CONTENT'),
  payment_known: kind(409, 'CONFLICT'),
  too_many_boxes: kind(422, 'UNPROCESSABLE_CONTENT'),
  starts_in_past: kind(422, 'UNPROCESSABLE_CONTENT'),
  start_taken: kind(409, 'CONFLICT'),
  override_too_long: kind(422, 'UNPROCESSABLE_CONTENT'),
  rate_jumps: kind(422, 'UNPROCESSABLE_CONTENT'),
  ends_before_start: kind(422, 'UNPROCESSABLE_CONTENT'),
  illegal_transition: kind(409, 'CONFLICT'),
  // No rate that may be used: prices stay in dollars.
  no_rate: kind(503, 'SERVICE_UNAVAILABLE'),
  tracking_required: kind(422, 'UNPROCESSABLE_CONTENT'),
  customs_rule_faulty: kind(422, 'UNPROCESSABLE_CONTENT'),
  already_subscribed: kind(409, 'CONFLICT'),
  // Nobody has to wait for it.
  in_stock: kind(409, 'CONFLICT'),
  too_many_alerts: kind(422, 'UNPROCESSABLE_CONTENT'),
  too_many_requests: kind(429, 'TOO_MANY_REQUESTS'),
  // The disk of the shop takes nothing more; tRPC has no name of its own for it.
  storage_full: kind(507, 'SERVICE_UNAVAILABLE', true),
  recent_mail: kind(429, 'TOO_MANY_REQUESTS'),
  unavailable: kind(503, 'SERVICE_UNAVAILABLE', true),
  internal: kind(500, 'INTERNAL_SERVER_ERROR', true),
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

/** Whether a text is one of our codes (answers from elsewhere may carry anything). */
export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERRORS, text)
