// Keeps the token a store gave us until shortly before it ends; many calls at once ask for one token.
import { asCount, at } from '#domain/json-value.ts'
import type { StoreFault } from '#domain/store-fault.ts'

export interface Token {
  readonly value: string
  readonly ttlSeconds: number
}

export type TokenOutcome = { ok: true; token: Token } | { ok: false; fault: StoreFault }

/** An OAuth answer (RFC 6749 §5.1); null when it holds no token. */
export const parseToken = (body: unknown): Token | null => {
  const value = at(body, 'access_token')
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,8192}$/u.test(value)) return null
  return { value, ttlSeconds: asCount(at(body, 'expires_in')) ?? 300 }
}

/** Asked for anew so long before its end, because a call takes its time. */
const EARLY_MS = 30_000

export interface TokenKeeper {
  /** `calls` is 1 when the store had to be asked. */
  get: () => Promise<TokenOutcome & { calls: number }>
  /** The store no longer takes this one. */
  drop: (value: string) => void
}

export const keepToken = (
  fetchToken: () => Promise<TokenOutcome>,
  now: () => Date,
): TokenKeeper => {
  let kept: { token: Token; endsAt: number } | null = null
  let asking: Promise<TokenOutcome> | null = null

  const ask = async (): Promise<TokenOutcome> => {
    try {
      const outcome = await fetchToken()
      if (outcome.ok) {
        const ttl = outcome.token.ttlSeconds * 1000
        // A token shorter than the margin is still good for the call that asked for it.
        kept = { token: outcome.token, endsAt: now().getTime() + Math.max(ttl - EARLY_MS, 0) }
      }
      return outcome
    } finally {
      asking = null
    }
  }

  return {
    get: async () => {
      if (kept && now().getTime() < kept.endsAt) return { ok: true, token: kept.token, calls: 0 }
      const isFirst = asking === null
      asking ??= ask()
      return { ...(await asking), calls: isFirst ? 1 : 0 }
    },
    drop: (value) => {
      if (kept?.token.value === value) kept = null
    },
  }
}
