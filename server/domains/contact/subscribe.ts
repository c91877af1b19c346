// Subscribes an address: pending until the button of the mail is clicked, or at once where the shop says so.
import type { z } from 'zod'
import type { subscribeInput, subscribeOutput } from '#contract/newsletter.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { countSubscription } from './contact-limits.ts'
import { Subscriber, type SubscriberEntity } from './subscriber.entity.ts'

/** Whoever clicks again at once has a mail on its way. */
const ASK_AGAIN_MS = 10 * 60_000

type Answer = z.infer<typeof subscribeOutput>

async function begin(ctx: Ctx, email: string, known: SubscriberEntity | null): Promise<Answer> {
  const id = known?.id ?? null
  const pending = ctx.config.newsletterDoubleOptIn
  const row = {
    email,
    locale: ctx.locale,
    state: pending ? ('pending' as const) : ('confirmed' as const),
    // Asked again before it was confirmed, it is the same wish: the button of the first mail still confirms it.
    createdAt: known?.state === 'pending' ? known.createdAt : ctx.now,
    confirmedAt: pending ? null : ctx.now,
    leftAt: null,
    askedAt: pending ? ctx.now : null,
  }
  if (id !== null) await ctx.em.nativeUpdate(Subscriber, { id }, row)
  const subscriberId = id ?? Number(await ctx.em.insert(Subscriber, row))
  await ctx.enqueue('sendNewsletterMail', {
    kind: pending ? 'confirm' : 'welcome',
    subscriberId,
    nonce: newToken(),
  })
  return { ok: true, pending }
}

export async function subscribe(
  ctx: Ctx,
  { email }: z.output<typeof subscribeInput>,
): Promise<Answer> {
  const retryAfterSeconds = await countSubscription(ctx, email)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const known = await ctx.em.findOne(Subscriber, { email }, { disableIdentityMap: true })
  if (known?.state === 'confirmed') return refuse('already_subscribed')
  if (
    known?.state === 'pending' &&
    ctx.now.getTime() - (known.askedAt?.getTime() ?? 0) < ASK_AGAIN_MS
  )
    return refuse('already_subscribed')
  return begin(ctx, email, known)
}
