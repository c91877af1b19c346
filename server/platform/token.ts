// Tokens people hold are stored as their SHA-256 only: a copy of the database signs nobody in.
import { createHash, randomBytes } from 'node:crypto'

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** 256 random bits that fit into a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')
