// What an answer of a passkey can say that is not true, whichever way somebody signs in.
import type { Lies } from './software-key.ts'

export const LIES: [name: string, lies: Lies][] = [
  ['another origin', { origin: 'https://shop.example.evil' }],
  ['the origin without TLS', { origin: 'http://shop.example' }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['an answer to making a key', { type: 'webauthn.create' }],
  ['nobody at the key', { present: false }],
  ['a forged signature', { forged: true }],
  ['somebody else’s handle', { userHandle: 'bm9ib2R5' }],
  ['an invented question', { challenge: 'aW52ZW50ZWQtcXVlc3Rpb24' }],
]
