// Sends the mail that asks a subscriber to confirm, and the welcome; both carry the way out.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { newsletterPath } from '#server/domains/contact/newsletter-path.ts'
import { Subscriber } from '#server/domains/contact/subscriber.entity.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { newsletterMail } from '#server/mail/newsletter.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendNewsletterMail(
  { orm, config, clock }: Deps,
  { kind, subscriberId, nonce }: JobPayload<'sendNewsletterMail'>,
): Promise<void> {
  const em = orm.em.fork()
  const row = await em.findOne(Subscriber, { id: subscriberId })
  // They left meanwhile, or confirmed by an earlier mail.
  if (!row || row.state !== (kind === 'confirm' ? 'pending' : 'confirmed')) return
  const { locale, email: recipient } = row
  const publicUrl = publicUrlOf(config)
  const link = (deed: 'confirm' | 'leave') => publicUrl + newsletterPath(config.secret, deed, row)
  const leaveUrl = link('leave')
  // Where no second yes is asked for, nobody was ever asked.
  const isConfirmed = kind === 'welcome' && row.askedAt !== null
  const mail = newsletterMail(
    { brandName: config.brandName, publicUrl },
    { kind, isConfirmed, locale, confirmUrl: link('confirm'), leaveUrl },
  )
  const messageKey = `newsletter_${kind}:${nonce}`
  const outgoing = { ...mail, recipient, locale, messageKey, confidential: true }
  await sendMail(em, config, { ...outgoing, unsubscribeUrl: leaveUrl }, clock())
}
