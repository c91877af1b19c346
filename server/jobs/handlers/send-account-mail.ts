// Sends the mail that confirms an address: a new account's or the one somebody changes to.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { issueSecret } from '#server/domains/auth/issue-secret.ts'
import { findMailUser } from '#server/domains/auth/user.queries.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'
import { changeEmailMail } from '#server/mail/change-email.mail.ts'
import { welcomeMail } from '#server/mail/welcome.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendAccountMail(
  deps: Deps,
  { kind, userId, email, nonce }: JobPayload<'sendAccountMail'>,
): Promise<void> {
  const { orm, config, clock } = deps
  const issued = await inJobTransaction(deps, async ({ em, now }) => {
    const user = await findMailUser(em, { id: userId })
    if (!user) return null
    const issue = { purpose: kind, userId, email, nonce, now } as const
    const token = await issueSecret(em, deps, issue)
    return token === null ? null : { user, token }
  })
  // The account is gone, or a newer mail took this one's place.
  if (!issued) return
  const { user, token } = issued
  const { locale } = user
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  const compose = kind === 'verify_email' ? welcomeMail : changeEmailMail
  const mail = compose(setting, { ...user, token })
  const outgoing = { ...mail, recipient: email, locale, messageKey: `${kind}:${nonce}` }
  await sendMail(orm.em.fork(), config, { ...outgoing, confidential: true }, clock())
}
