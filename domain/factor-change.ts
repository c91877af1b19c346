// What can happen to an account's second factors, as its owner is told by mail.

/** Came, went, taken off by an admin, or taken off because they stood behind an address that nobody had proven. */
export const FACTOR_CHANGES = [
  'totp_on',
  'totp_off',
  'passkey_added',
  'passkey_removed',
  'factors_reset',
  'factors_unproven',
] as const
export type FactorChange = (typeof FACTOR_CHANGES)[number]
