// How an owner signs in while others use up the attempts at the account: what only the owner has counts apart.
import type { RawBuilder } from 'kysely'
import type { LoginInput } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import type { Counted } from '#server/platform/attempt-limit.ts'
import { countAttempts } from './count-attempts.ts'
import { otpFits } from './check-otp.ts'
import { consumeToken, findToken } from './find-token.ts'
import { knownBrowserOf } from './known-browser.ts'
import { forgetting } from './login-limits.ts'
import { passwordFits } from './password.ts'
import type { LoginRow } from './user.queries.ts'

const MINUTE = 60
const DAY = 86_400
const BROWSER = { name: 'login_browser', points: 10, duration: 15 * MINUTE }
const LINK = { name: 'login_link', points: 10, duration: 15 * MINUTE }
const BOTH = { name: 'login_both', points: 20, duration: 15 * MINUTE }
const FACTOR = { name: 'login_factor', points: 20, duration: DAY }

export interface WayPast {
  /** Begins the statement that writes the session. */
  takenBack: RawBuilder<unknown>
  /** Uses up what opened the way; of two at once one may go on. */
  spend: () => Promise<boolean>
}

const counted = async (ctx: Ctx, { username }: LoginInput, rule: Counted) => {
  const retryAfterSeconds = await countAttempts(ctx, [rule])
  return retryAfterSeconds === null
    ? { takenBack: forgetting(ctx, [username], [rule]), spend: () => Promise.resolve(true) }
    : refuse('too_many_requests', { retryAfterSeconds })
}

/**
 * The way of somebody who has signed in with this browser before, or holds the link of a mail to the account's address.
 * Null for everybody else. The password is still to be looked at.
 */
export async function wayPast(ctx: Ctx, input: LoginInput, user: LoginRow | null) {
  const browser = knownBrowserOf(ctx, user)
  if (browser !== null) return counted(ctx, input, { rule: BROWSER, whose: browser })
  if (!user || input.link === undefined) return null
  const found = await findToken(ctx, input.link, ['sign_in_link'])
  if (!found.ok || found.token.user.id !== user.id) return null
  const { id } = found.token
  const way = await counted(ctx, input, { rule: LINK, whose: String(id) })
  return 'ok' in way ? way : { ...way, spend: () => consumeToken(ctx, id) }
}

// Asked for like anybody's: the work for a wrong password is that for a right one.
const NOBODY = { id: 0, totpOnSince: new Date(0) }

/**
 * Password and second factor at once: neither is told right without the other, so attackers learn nothing from trying.
 * Wrong factors are counted for the account only where the password was right; nobody else can use that number up.
 */
export async function tryBoth(
  ctx: Ctx,
  { username, password }: LoginInput,
  otp: string,
  user: LoginRow | null,
) {
  const work: Counted = { rule: BOTH, whose: addressGroup(ctx.clientAddress) }
  const retryAfterSeconds = await countAttempts(ctx, [work])
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const fits = await passwordFits(user?.passwordHash ?? null, password)
  const isOn = Boolean(user?.totpOnSince) || Boolean(user?.passkeySince)
  const owner = fits && isOn ? user : null
  const factor: Counted = { rule: FACTOR, whose: owner ? String(owner.id) : `none ${username}` }
  const tooMany = (await countAttempts(ctx, [factor])) !== null
  const isRight = await otpFits(ctx, owner && !tooMany ? owner : NOBODY, otp)
  if (!owner || !isRight) return refuse('invalid_credentials')
  return { takenBack: forgetting(ctx, [username], [work, factor]), owner }
}
