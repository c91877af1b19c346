// Tells the owner of an account that something about it changed, so that nobody changes it unseen.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { findMailUser } from '#server/domains/auth/user.queries.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { emailChangedMail } from '#server/mail/email-changed.mail.ts'
import { factorChangedMail } from '#server/mail/factor-changed.mail.ts'
import { passwordChangedMail } from '#server/mail/password-changed.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendAccountNotice(
  { orm, config, clock }: Deps,
  { kind, userId, formerEmail, nonce, at }: JobPayload<'sendAccountNotice'>,
): Promise<void> {
  const em = orm.em.fork()
  const user = await findMailUser(em, { id: userId })
  if (!user) return
  const { locale } = user
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  const data = { ...user, at: new Date(at) }
  const mail =
    kind === 'password_changed'
      ? passwordChangedMail(setting, data)
      : kind === 'email_changed'
        ? emailChangedMail(setting, data)
        : factorChangedMail(setting, { ...data, kind })
  const recipient = formerEmail ?? user.email
  await sendMail(
    em,
    config,
    { ...mail, recipient, locale, messageKey: `${kind}:${nonce}` },
    clock(),
  )
}
