// Sends a way back into an account; for an address nobody has it does nothing, and nobody learns that.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { issueSecret, minutesOf } from '#server/domains/auth/issue-secret.ts'
import { findMailUser } from '#server/domains/auth/user.queries.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'
import { resetCodeMail } from '#server/mail/reset-code.mail.ts'
import { resetLinkMail } from '#server/mail/reset-link.mail.ts'
import { signInLinkMail } from '#server/mail/sign-in-link.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendRecoveryMail(
  deps: Deps,
  { kind, email, nonce }: JobPayload<'sendRecoveryMail'>,
): Promise<void> {
  const { orm, config, clock } = deps
  const issued = await inJobTransaction(deps, async ({ em, now }) => {
    const user = await findMailUser(em, email.includes('@') ? { email } : { username: email })
    if (!user) return null
    const issue = { purpose: kind, userId: user.id, email: user.email, nonce, now }
    const secret = await issueSecret(em, deps, issue)
    return secret === null ? null : { user, secret }
  })
  if (!issued) return
  const { user, secret } = issued
  const { locale } = user
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  const data = { ...user, minutes: minutesOf(kind) }
  const mail = {
    reset_link: () => resetLinkMail(setting, { ...data, token: secret }),
    reset_code: () => resetCodeMail(setting, { ...data, code: secret }),
    sign_in_link: () => signInLinkMail(setting, { ...data, token: secret }),
  }[kind]()
  const outgoing = { ...mail, recipient: user.email, locale, messageKey: `${kind}:${nonce}` }
  await sendMail(orm.em.fork(), config, { ...outgoing, confidential: true }, clock())
}
