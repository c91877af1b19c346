// Sends what belongs to a message: the notice to the shop, the receipt to whoever wrote, an answer of the desk.
import { LOCALES } from '#domain/vocabulary.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { ContactMessage } from '#server/domains/contact/contact-message.entity.ts'
import { ContactReply } from '#server/domains/contact/contact-reply.entity.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { noticeMail, receiptMail, replyMail } from '#server/mail/contact.mail.ts'
import { type OutgoingMail, sendMail } from '#server/platform/mailer.ts'

async function mailOf(
  { orm, config }: Deps,
  payload: JobPayload<'sendContactMail'>,
): Promise<OutgoingMail | null> {
  const em = orm.em.fork()
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  if (payload.kind === 'reply') {
    const reply = await em.findOne(ContactReply, { id: payload.replyId }, { populate: ['message'] })
    const asked = reply?.message.unwrap()
    if (!reply || !asked) return null
    return {
      ...replyMail(setting, { ...asked, answer: reply.text }),
      messageKey: `contact_reply:${reply.id}`,
      recipient: asked.email,
      locale: asked.locale,
      replyTo: config.office.email,
    }
  }
  const asked = await em.findOne(ContactMessage, { id: payload.messageId })
  if (!asked) return null
  const messageKey = `contact_${payload.kind}:${asked.id}`
  if (payload.kind === 'receipt')
    return {
      ...receiptMail(setting, asked),
      messageKey,
      recipient: asked.email,
      locale: asked.locale,
    }
  // The shop reads in its own language, and answers the person with one click.
  const [locale] = LOCALES
  return {
    ...noticeMail(setting, asked),
    messageKey,
    recipient: config.office.email,
    locale,
    replyTo: asked.email,
  }
}

export async function sendContactMail(
  deps: Deps,
  payload: JobPayload<'sendContactMail'>,
): Promise<void> {
  const mail = await mailOf(deps, payload)
  if (mail) await sendMail(deps.orm.em.fork(), deps.config, mail, deps.clock())
}
