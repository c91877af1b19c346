// Tokens and codes that go out by mail. They are derived from a random nonce and the shop's secret, so that a queued or
// repeated job finds the same one again and neither queue nor database ever holds one.
import { createHmac } from 'node:crypto'
import { hashToken } from '#server/platform/token.ts'
import type { TokenPurpose } from './account-token.entity.ts'

const derive = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest()

/** 256 bits. */
export const mailedToken = (secret: string, purpose: TokenPurpose, nonce: string): string =>
  derive(secret, 'mailed token', purpose, nonce).toString('base64url')

const CODES = 1_000_000
// The largest multiple of a million below 2^48: what lies above would make low codes more likely.
const FAIR = Math.floor(2 ** 48 / CODES) * CODES

/** Six digits, each combination as likely as any other. */
export const mailedCode = (secret: string, nonce: string): string => {
  for (let round = 0; ; round += 1) {
    const value = derive(secret, 'mailed code', String(round), nonce).readUIntBE(0, 6)
    if (value < FAIR) return String(value % CODES).padStart(6, '0')
  }
}

/** A token is random enough for a plain hash. */
export const tokenHash = hashToken

/** A million codes are tried in no time: without the shop's secret the hash must tell nothing. */
export const codeHash = (secret: string, email: string, code: string): string =>
  derive(secret, 'code hash', email.toLowerCase(), code).toString('base64url')
