// Tells the second of two equal posts of one form: a double click does a thing once.
import { hashToken } from './token.ts'
import { type AttemptRule, countAttempts } from './attempt-limit.ts'
import type { Em } from './orm.ts'

const DAY = 86_400
/** For what may well be asked for once more, only not by a repeated click. */
export const MOMENT_SECONDS = 10

/**
 * Part of the transaction: a second post waits here for the first, and finds it only if that one was kept. `said` is
 * all that was sent, with what tells this opened form from another; after `seconds`, a day, it counts as new.
 */
export async function isFirstPost(
  em: Em,
  secret: string,
  form: string,
  said: unknown,
  seconds = DAY,
): Promise<boolean> {
  const rule: AttemptRule = { name: `post_${form}`, points: 1, duration: seconds }
  const whose = hashToken(JSON.stringify(said))
  return (await countAttempts(em.getKysely(), secret, [{ rule, whose }])) === null
}
