// Placeholders in cached pages: one page serves many people, a nonce and a badge serve one.
import { randomBytes, randomInt } from 'node:crypto'

export const NONCE = `n${randomBytes(12).toString('hex')}`
// Sixteen digits: no price, model or picture address may look like it.
export const BADGE = 7_000_000_000_000_000 + randomInt(281_474_976_710_655)

export const fillPlaceholders = (html: string, nonce: string, count: number): string =>
  html.replaceAll(NONCE, nonce).replaceAll(String(BADGE), String(count))
