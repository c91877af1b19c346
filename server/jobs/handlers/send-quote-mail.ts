// Sends a kept quote to the address its holder named; a repeated job finds it sent.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { quoteToken } from '#server/domains/shipping/quote-token.ts'
import { viewSavedQuote } from '#server/domains/shipping/read-saved-quote.ts'
import { SavedQuote } from '#server/domains/shipping/saved-quote.entity.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { quoteMail } from '#server/mail/quote.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendQuoteMail(
  { orm, config, clock }: Deps,
  { quoteId, email, locale, nonce }: JobPayload<'sendQuoteMail'>,
): Promise<void> {
  const em = orm.em.fork()
  const row = await em.findOneOrFail(SavedQuote, { id: quoteId })
  const now = clock()
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  const mail = quoteMail(setting, {
    saved: viewSavedQuote(row, now),
    token: quoteToken(config.secret, row.nonce),
    locale,
  })
  const messageKey = `quote:${nonce}`
  const outgoing = { ...mail, messageKey, recipient: email, locale, confidential: true }
  await sendMail(em, config, outgoing, now)
}
