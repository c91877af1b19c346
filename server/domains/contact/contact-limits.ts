// How often one network may write, subscribe or open the chat within an hour, and how many mails an address gets by it.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { type AttemptRule, countAttempts } from '#server/platform/attempt-limit.ts'

const HOUR = 3600
const rule = (name: string, points: number): AttemptRule => ({ name, points, duration: HOUR })
const MESSAGES = rule('contact_network', 10)
const RECEIPTS = rule('contact_address', 5)
const SUBSCRIPTIONS = rule('newsletter_network', 20)
const INVITATIONS = rule('newsletter_address', 5)
const INQUIRIES = rule('inquiry_network', 30)

type LimitCtx = Pick<Ctx, 'em' | 'config' | 'clientAddress'>

const count = (
  { em, config, clientAddress }: LimitCtx,
  network: AttemptRule,
  address?: { rule: AttemptRule; whose: string },
): Promise<number | null> =>
  countAttempts(em.getKysely(), config.secret, [
    { rule: network, whose: addressGroup(clientAddress) },
    ...(address ? [address] : []),
  ])

/** Seconds to wait when it is one too many; then the transaction is rolled back and nothing was counted. */
export const countMessage = (ctx: LimitCtx) => count(ctx, MESSAGES)

/** Whether this address gets another receipt. Anybody can write in its name: that must not keep its owner from writing. */
export const mayGetReceipt = async ({ em, config }: LimitCtx, email: string): Promise<boolean> =>
  (await countAttempts(em.getKysely(), config.secret, [{ rule: RECEIPTS, whose: email }])) === null

/** The same as `countMessage` for a subscription. */
export const countSubscription = (ctx: LimitCtx, email: string) =>
  count(ctx, SUBSCRIPTIONS, { rule: INVITATIONS, whose: email })

/** The same for an opened chat. */
export const countInquiry = (ctx: LimitCtx) => count(ctx, INQUIRIES)
