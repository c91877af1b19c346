// Opens claimed alerts again whose product was sold out before their mail went out.
import { sql } from 'kysely'
import { isBack } from '#server/domains/catalogue/offers/offer-time.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { isItsMail, isMailed } from './restock-mail-key.ts'

/** Of the alerts with these ids. `em` must be in a transaction. */
export async function reopenAlerts(em: Em, ids: readonly number[]): Promise<void> {
  const isGone = sql<boolean>`alert.id = any(${ids}::int[]) and alert.told_at is not null
    and not exists (select from product p where p.id = alert.product_id and ${isBack})`
  // First: it waits for a mail that is going out, which the next two then find sent.
  await tables(em)
    .deleteFrom('outboxMail as mail')
    .using('restockAlert as alert')
    .where(isItsMail)
    .where('mail.sentAt', 'is', null)
    .where(isGone)
    .execute()
  const isToReopen = sql<boolean>`${isGone} and not ${isMailed}`
  // Who has asked anew meanwhile waits already.
  await tables(em)
    .deleteFrom('restockAlert as alert')
    .using('restockAlert as newer')
    .whereRef('newer.productId', '=', 'alert.productId')
    .whereRef('newer.email', '=', 'alert.email')
    .where('newer.toldAt', 'is', null)
    .where(isToReopen)
    .execute()
  await tables(em)
    .updateTable('restockAlert as alert')
    .set({ toldAt: null })
    .where(isToReopen)
    .execute()
}
