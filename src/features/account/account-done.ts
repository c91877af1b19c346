// What a form of the account has done, in the address of the page that tells it. Apart from the forms: not every page has any.

export const DONE = [
  'profile',
  'email',
  'resend',
  'password',
  'preferences',
  'address',
  'removed',
  'session',
  'sessions',
  'totp_off',
  'passkey',
  'passkey_renamed',
  'passkey_removed',
] as const
export type Done = (typeof DONE)[number]

export const doneAddress = (path: string, done: Done): string => `${path}?done=${done}`
