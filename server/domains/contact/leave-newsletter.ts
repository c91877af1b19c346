// What the links of the newsletter's mails do: confirm the address, and leave.
import type { z } from 'zod'
import type { newsletterTokenInput, newsletterTokenOutput } from '#contract/newsletter.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { idNamedBy } from '#server/platform/signed-id.ts'
import { newToken } from '#server/platform/token.ts'
import { isTokenOf, type NewsletterDeed } from './newsletter-token.ts'
import { Subscriber, type SubscriberEntity } from './subscriber.entity.ts'

type Input = z.output<typeof newsletterTokenInput>
type Answer = z.infer<typeof newsletterTokenOutput>

async function holderOf(
  { em, config }: Ctx,
  deed: NewsletterDeed,
  { token }: Input,
): Promise<SubscriberEntity | null> {
  const id = idNamedBy(token)
  const row =
    id === null ? null : await em.findOne(Subscriber, { id }, { disableIdentityMap: true })
  return row && isTokenOf(config.secret, deed, row, token) ? row : null
}

export async function confirmSubscription(ctx: Ctx, input: Input): Promise<Answer> {
  const row = await holderOf(ctx, 'confirm', input)
  if (!row || row.state === 'left') return refuse('invalid_token')
  const changed = await ctx.em.nativeUpdate(
    Subscriber,
    { id: row.id, state: 'pending' },
    { state: 'confirmed', confirmedAt: ctx.now },
  )
  // Pressed twice, it is said twice and done once.
  if (changed > 0)
    await ctx.enqueue('sendNewsletterMail', {
      kind: 'welcome',
      subscriberId: row.id,
      nonce: newToken(),
    })
  return { ok: true, email: row.email }
}

export async function leaveNewsletter(ctx: Ctx, input: Input): Promise<Answer> {
  const row = await holderOf(ctx, 'leave', input)
  if (!row) return refuse('invalid_token')
  await ctx.em.nativeUpdate(
    Subscriber,
    { id: row.id, state: { $ne: 'left' } },
    { state: 'left', leftAt: ctx.now },
  )
  return { ok: true, email: row.email }
}
