// How often ways back into an account may be asked for and tried.
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import type { AttemptRule } from '#server/platform/attempt-limit.ts'
import { countAttempts } from './count-attempts.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const MAILS_ACCOUNT = { name: 'recovery_account', points: 5, duration: HOUR }
const MAILS_ACCOUNT_DAY = { name: 'recovery_account_day', points: 15, duration: DAY }
/** Beyond these still one in less time than a link works: whoever asks, a good one lies in the owner's mailbox. */
const MAILS_TRICKLE = { name: 'recovery_trickle', points: 1, duration: 20 * MINUTE }
const MAILS_ADDRESS = { name: 'recovery_address', points: 15, duration: 20 * MINUTE }
/** The same for each name from one network: a whole carrier may be behind one address, and others use its number up. */
const MAILS_HERE = { ...MAILS_TRICKLE, name: 'recovery_here' }
const TOKENS_ADDRESS = { name: 'token_address', points: 60, duration: 15 * MINUTE }
const GUESSES_REQUEST = { name: 'code_request', points: 20, duration: 15 * MINUTE }
const GUESSES_ACCOUNT = { name: 'code_account', points: 30, duration: 15 * MINUTE }
const GUESSES_ADDRESS = { name: 'code_address', points: 60, duration: HOUR }
const PASSWORD_CHECKS = { name: 'own_password', points: 10, duration: 15 * MINUTE }
const PASSKEY_OFFERS = { name: 'passkey_offers', points: 60, duration: 15 * MINUTE }
const OWN_MAILS = { name: 'own_mails', points: 5, duration: HOUR }

export type RecoveryMail = 'reset_link' | 'reset_code' | 'sign_in_link'

type Limited = Pick<Ctx, 'orm' | 'config' | 'clientAddress'>

type Rule = readonly [AttemptRule, string]

const count = async (ctx: Limited, [first, ...others]: readonly [Rule, ...Rule[]]) => {
  const countedOf = ([rule, whose]: Rule) => ({ rule, whose })
  const retryAfterSeconds = await countAttempts(ctx, [countedOf(first), ...others.map(countedOf)])
  return retryAfterSeconds === null ? null : refuse('too_many_requests', { retryAfterSeconds })
}

const from = ({ clientAddress }: Limited): string => addressGroup(clientAddress)

/** Each counts one attempt and answers with the refusal when it is one too many. Known or unknown: the same counters. */
export async function limitRecoveryMails(ctx: Limited, kind: RecoveryMail, name: string) {
  // Each kind by itself: who asks for codes of somebody else must not keep links from them.
  const whose = `${kind} ${name}`
  const isNetworkSpent = (await count(ctx, [[MAILS_ADDRESS, from(ctx)]])) !== null
  const refused = isNetworkSpent && (await count(ctx, [[MAILS_HERE, `${from(ctx)}\n${whose}`]]))
  if (refused) return refused
  const tooMany = await count(ctx, [
    [MAILS_ACCOUNT, whose],
    [MAILS_ACCOUNT_DAY, whose],
  ])
  if (!tooMany) return null
  const stillTooMany = await count(ctx, [[MAILS_TRICKLE, whose]])
  return (
    stillTooMany && refuse('recent_mail', { retryAfterSeconds: stillTooMany.retryAfterSeconds })
  )
}

/** Only tokens that were none: a good one cannot be guessed, and others must not keep it from working. */
export const limitWrongTokens = (ctx: Limited) => count(ctx, [[TOKENS_ADDRESS, from(ctx)]])

/** Each is a row in the database. */
export const limitPasskeyOffers = (ctx: Limited) => count(ctx, [[PASSKEY_OFFERS, from(ctx)]])

/** `request`: what this browser asked for. Its code has tries of its own, so others cannot use its attempts up. */
export const limitCodeGuesses = (ctx: Limited, email: string, request: string | null) =>
  request === null
    ? count(ctx, [
        [GUESSES_ADDRESS, from(ctx)],
        [GUESSES_ACCOUNT, email],
      ])
    : count(ctx, [[GUESSES_REQUEST, request]])

/** Somebody at an open session must not be able to guess its owner's password. */
export const limitPasswordChecks = (ctx: Limited, userId: number) =>
  count(ctx, [[PASSWORD_CHECKS, String(userId)]])

export const limitOwnMails = (ctx: Limited, userId: number) =>
  count(ctx, [[OWN_MAILS, String(userId)]])
