// Sends the alert about stock held unpaid to every admin, each in their language; once per admin and alert.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { findAdmins } from '#server/domains/auth/user.queries.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { stockAlertMail } from '#server/mail/stock-alert.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendStockAlert(
  { orm, config, clock }: Deps,
  { since, ...held }: JobPayload<'sendStockAlert'>,
): Promise<void> {
  const em = orm.em.fork()
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  for (const admin of await findAdmins(em)) {
    const { email: recipient, locale } = admin
    const mail = stockAlertMail(setting, { ...admin, ...held })
    const messageKey = `stock_held:${since}:${admin.id}`
    await sendMail(em, config, { ...mail, recipient, locale, messageKey }, clock())
  }
}
