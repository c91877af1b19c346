// How often somebody may try to sign in: few times at one account, many more from one address.
import type { Deps } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { type CountedAhead, countAhead, takeBack } from './count-attempts.ts'

const MINUTE = 60
const DAY = 86_400
const PAIR = { name: 'login_pair', points: 5, duration: 15 * MINUTE }
const ACCOUNT = { name: 'login_account', points: 50, duration: DAY }
const ADDRESS = { name: 'login_address', points: 100, duration: DAY }

export interface LoginAttempt extends CountedAhead {
  /** Takes the attempt back, because it was the right password. */
  forget: () => Promise<void>
}

/** Counts one attempt before the password is looked at, so that parallel guesses cannot slip through. */
export const countLoginAttempt = async (
  deps: Pick<Deps, 'orm' | 'config'>,
  clientAddress: string,
  account: string,
): Promise<LoginAttempt> => {
  const from = addressGroup(clientAddress)
  const pair = { rule: PAIR, whose: `${from}\n${account}` }
  const others = [
    { rule: ADDRESS, whose: from },
    { rule: ACCOUNT, whose: account },
  ]
  return {
    ...(await countAhead(deps, [pair, ...others])),
    forget: () => takeBack(deps, { forget: [pair], giveBack: others }),
  }
}
