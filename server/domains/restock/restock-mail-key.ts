// What ties an alert to its mail: the key of the mail, and whether that has gone out.
import { sql } from 'kysely'

const PREFIX = 'restock:'

export const restockMailKey = (alertId: number): string => `${PREFIX}${alertId}`

/** Of `restock_alert alert`, `outbox_mail mail`: the mail is the alert's. */
export const isItsMail = sql<boolean>`mail.message_key = ${sql.lit(PREFIX)} || alert.id`

/** Of `restock_alert alert`: its mail has gone out. */
export const isMailed = sql<boolean>`exists (
  select from outbox_mail mail where ${isItsMail} and mail.sent_at is not null)`
