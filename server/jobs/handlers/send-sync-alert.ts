// Sends an alert about the catalogue sync to every admin, each in their language; once per admin and alert.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { findAdmins } from '#server/domains/auth/user.queries.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { syncAlertMail } from '#server/mail/sync-alert.mail.ts'
import { STORE_NAMES } from '#domain/store-offer.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendSyncAlert(
  { orm, config, clock }: Deps,
  { provider, reason, of }: JobPayload<'sendSyncAlert'>,
): Promise<void> {
  const em = orm.em.fork()
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  for (const admin of await findAdmins(em)) {
    const mail = syncAlertMail(setting, { ...admin, store: STORE_NAMES[provider], reason })
    const messageKey = `sync_${reason}:${provider}:${of}:${admin.id}`
    await sendMail(
      em,
      config,
      { ...mail, recipient: admin.email, locale: admin.locale, messageKey },
      clock(),
    )
  }
}
