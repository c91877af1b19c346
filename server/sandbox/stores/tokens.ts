// Gives out tokens that end, and knows its own again.
import { randomBytes } from 'node:crypto'

export interface Tokens {
  readonly give: () => string
  readonly stateOf: (token: string) => 'good' | 'expired' | 'unknown'
}

export const createTokens = (prefix: string, ttlSeconds: number, clock: () => Date): Tokens => {
  const ends = new Map<string, number>()
  return {
    give: () => {
      const token = `${prefix}${randomBytes(24).toString('base64url')}`
      ends.set(token, clock().getTime() + ttlSeconds * 1000)
      return token
    },
    stateOf: (token) => {
      const end = ends.get(token)
      if (end === undefined) return 'unknown'
      return clock().getTime() < end ? 'good' : 'expired'
    },
  }
}
