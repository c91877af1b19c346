// How often somebody may try to sign in: few times at one account, many more from one address.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Deps } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAhead, keepCounted, takingBack } from '#server/platform/attempt-limit.ts'
import type { Db } from '#server/platform/orm.ts'

const MINUTE = 60
const DAY = 86_400
const PAIR = { name: 'login_pair', points: 5, duration: 15 * MINUTE }
const ACCOUNT = { name: 'login_account', points: 50, duration: DAY }
const ADDRESS = { name: 'login_address', points: 100, duration: DAY }

export interface LoginAttempt<T> {
  retryAfterSeconds: number | null
  /** The same in a browser in which somebody signed in before: strangers cannot lock the account there. */
  knownRetryAfterSeconds: number | null
  /** What the question found. */
  found: T | null
  /** Fulfilled when the disk has the attempt. Nobody is refused before. */
  keep: () => Promise<void>
  /** Begins a statement that takes the attempt back, because it was the right password. */
  takenBack: RawBuilder<unknown>
}

const ofPair = (from: string, name: string) => ({ rule: PAIR, whose: `${from}\n${name}` })
const ofAccount = (name: string) => ({ rule: ACCOUNT, whose: name, sparesKnown: true })

/**
 * Counts one attempt before the password is looked at, so that parallel guesses cannot slip through, and asks whose
 * account it is in the same round trip: nothing of the answer is looked at before the number.
 */
export const countLoginAttempt = async <T>(
  { orm, config }: Pick<Deps, 'orm' | 'config'>,
  clientAddress: string,
  account: string,
  question: RawBuilder<T>,
): Promise<LoginAttempt<T>> => {
  const from = addressGroup(clientAddress)
  const pair = ofPair(from, account)
  const others = [{ rule: ADDRESS, whose: from }, ofAccount(account)]
  const db: Db = orm.em.getKysely()
  return {
    ...(await countAhead(db, config.secret, [pair, ...others], question)),
    keep: () => keepCounted(db, config.secret, pair),
    takenBack: takingBack(config.secret, { forget: [pair], giveBack: others }),
  }
}

/**
 * A new password begins anew, for the account under either of its names and for who has just set it. Names are counted
 * apart: one counter for both would tell which address belongs to which name.
 */
export async function forgetLoginAttempts(
  { em, config, clientAddress }: Pick<Ctx, 'em' | 'config' | 'clientAddress'>,
  names: readonly string[],
): Promise<void> {
  const from = addressGroup(clientAddress)
  const pairs = names.map((name) => ofPair(from, name))
  const forget = [...pairs, ...names.map(ofAccount)]
  await sql`${takingBack(config.secret, { forget, giveBack: [] })} select 1`.execute(em.getKysely())
}
