// How often somebody may try to sign in, counted in Postgres for all web processes; when it cannot count, nobody signs in.
import { createHmac } from 'node:crypto'
import type { Deps } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { createAttemptLimit, secondsToWait } from '#server/platform/attempt-limit.ts'

const MINUTE = 60
const DAY = 86_400

const createLimits = (orm: Deps['orm']) => ({
  pair: createAttemptLimit(orm, { name: 'login_pair', points: 5, duration: 15 * MINUTE }),
  account: createAttemptLimit(orm, { name: 'login_account', points: 50, duration: DAY }),
  address: createAttemptLimit(orm, { name: 'login_address', points: 100, duration: DAY }),
})
const made = new WeakMap<Deps['orm'], ReturnType<typeof createLimits>>()

const limitsOf = (orm: Deps['orm']) => {
  const limits = made.get(orm) ?? createLimits(orm)
  made.set(orm, limits)
  return limits
}

export interface LoginAttempt {
  /** Seconds until the next attempt is worth making; null: go ahead. */
  retryAfterSeconds: number | null
  /** Takes the attempt back, because it was the right password. */
  forget: () => Promise<void>
}

/** Counts one attempt before the password is looked at, so that parallel guesses cannot slip through. */
export const countLoginAttempt = async (
  { orm, config }: Pick<Deps, 'orm' | 'config'>,
  clientAddress: string,
  account: string,
): Promise<LoginAttempt> => {
  const limits = limitsOf(orm)
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', config.secret)
      .update(`login:${parts.join('\n')}`)
      .digest('base64url')
  const from = addressGroup(clientAddress)
  const name = account.toLowerCase()
  const counted = [
    [limits.pair, keyOf(from, name)],
    [limits.address, keyOf(from)],
    [limits.account, keyOf(name)],
  ] as const
  const forget = async () => {
    const [[pair, pairKey], ...others] = counted
    await pair.delete(pairKey)
    for (const [limit, key] of others) await limit.reward(key, 1)
  }
  for (const [limit, key] of counted) {
    const retryAfterSeconds = await secondsToWait(limit.consume(key))
    if (retryAfterSeconds !== null) return { retryAfterSeconds, forget }
  }
  return { retryAfterSeconds: null, forget }
}
