// How many quotes a network may keep or have mailed in an hour, and how many mails an address gets by it.
import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { createUnitLimit, secondsToWait } from '#server/platform/attempt-limit.ts'

const LIMITS = {
  save_quote: { points: 60, duration: 3600 },
  mail_quote_network: { points: 20, duration: 3600 },
  mail_quote_address: { points: 5, duration: 3600 },
} as const

type LimitCtx = Pick<Ctx, 'em' | 'config' | 'clientAddress'>

const count = async (
  { em, config }: LimitCtx,
  name: keyof typeof LIMITS,
  whose: string,
): Promise<number | null> => {
  const key = createHmac('sha256', config.secret).update(`${name}:${whose}`).digest('base64url')
  return secondsToWait(createUnitLimit(em, { name, ...LIMITS[name] }).consume(key))
}

/** Seconds to wait when it is one too many; then the transaction is rolled back and nothing was counted. */
export const countSavedQuote = (ctx: LimitCtx): Promise<number | null> =>
  count(ctx, 'save_quote', addressGroup(ctx.clientAddress))

/** The same for a mail: strangers get them at somebody's word. */
export const countQuoteMail = async (ctx: LimitCtx, email: string): Promise<number | null> =>
  (await count(ctx, 'mail_quote_network', addressGroup(ctx.clientAddress))) ??
  count(ctx, 'mail_quote_address', email)
