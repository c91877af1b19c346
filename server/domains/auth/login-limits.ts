// How often somebody may try to sign in: few times at one account, many more from one address.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Deps } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import {
  type Counted,
  countAhead,
  keepCounted,
  takingBack,
} from '#server/platform/attempt-limit.ts'
import type { Db } from '#server/platform/orm.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const PAIR = { name: 'login_pair', points: 5, duration: 15 * MINUTE }
const ACCOUNT = { name: 'login_account', points: 50, duration: DAY }
const ADDRESS = { name: 'login_address', points: 60, duration: HOUR }
const PASSKEYS = { name: 'login_passkey', points: 30, duration: 15 * MINUTE }

export interface LoginAttempt<T> {
  retryAfterSeconds: number | null
  /** Only the account's own number is used up: somebody else's doing, so it is no reason to make its owner wait. */
  onlyAccount: boolean
  /** What the question found. */
  found: T | null
  /** Fulfilled when the disk has the attempt. Nobody is refused before. */
  keep: () => Promise<void>
  /** Begins a statement that takes the attempt back, because it was the right password. */
  takenBack: RawBuilder<unknown>
}

const ofPair = (from: string, name: string) => ({ rule: PAIR, whose: `${from}\n${name}` })
const ofAccount = (name: string) => ({ rule: ACCOUNT, whose: name, soft: true })

/**
 * Counts one attempt before the proof is looked at, so that parallel guesses cannot slip through, and asks whose
 * account it is in the same round trip: nothing of the answer is looked at before the number.
 */
async function countBefore<T>(
  { orm, config }: Pick<Deps, 'orm' | 'config'>,
  question: RawBuilder<T>,
  [first, ...others]: readonly [Counted, ...Counted[]],
  right: { forget: readonly Counted[]; giveBack: readonly Counted[] },
): Promise<LoginAttempt<T>> {
  const db: Db = orm.em.getKysely()
  const { onlySoft, ...counted } = await countAhead(db, config.secret, [first, ...others], question)
  return {
    ...counted,
    onlyAccount: onlySoft,
    keep: () => keepCounted(db, config.secret, first),
    takenBack: takingBack(config.secret, right),
  }
}

export function countLoginAttempt<T>(
  deps: Pick<Deps, 'orm' | 'config'>,
  clientAddress: string,
  account: string,
  question: RawBuilder<T>,
): Promise<LoginAttempt<T>> {
  const from = addressGroup(clientAddress)
  const pair = ofPair(from, account)
  const others = [{ rule: ADDRESS, whose: from }, ofAccount(account)]
  return countBefore(deps, question, [pair, ...others], { forget: [pair], giveBack: others })
}

/** A key cannot be guessed: what is limited is the work, and only for who asks for it. */
export function countPasskeyAttempt<T>(
  deps: Pick<Deps, 'orm' | 'config'>,
  clientAddress: string,
  question: RawBuilder<T>,
): Promise<LoginAttempt<T>> {
  const whose = { rule: PASSKEYS, whose: addressGroup(clientAddress) }
  return countBefore(deps, question, [whose], { forget: [], giveBack: [whose] })
}

type Whose = Pick<Ctx, 'config' | 'clientAddress'>

/** What is forgotten for who got in although attempts at the name were held up. */
export const forgetting = (
  { config, clientAddress }: Whose,
  names: readonly string[],
  more: readonly Counted[],
) => {
  const pairs = names.map((name) => ofPair(addressGroup(clientAddress), name))
  return takingBack(config.secret, { forget: [...pairs, ...more], giveBack: [] })
}

/**
 * A new password begins again, for the account under either of its names and for who has just set it. Names are counted
 * apart: one counter for both would tell which address belongs to which name.
 */
export async function forgetLoginAttempts(
  ctx: Whose & Pick<Ctx, 'em'>,
  names: readonly string[],
): Promise<void> {
  await sql`${forgetting(ctx, names, names.map(ofAccount))} select 1`.execute(ctx.em.getKysely())
}
