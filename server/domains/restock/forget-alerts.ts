// How restock alerts go: when their person wants no more of them, with the account, and by themselves.
import type { FilterQuery, InferEntity } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { RestockAlert } from './restock-alert.entity.ts'
import { isMailed } from './restock-mail-key.ts'

type RestockAlertRow = InferEntity<typeof RestockAlert>

const DAY_MS = 86_400_000
/** As long as the copy of its mail is kept, whose link must work. */
export const TOLD_DAYS = 90
/** After so long a product that has not come back, or is hidden, is waited for no more. */
export const WAITING_DAYS = 180

/** Also those that are claimed. Those whose mail has gone out stay: its links go on working. */
export async function endAlerts(em: Em, whose: FilterQuery<RestockAlertRow>): Promise<void> {
  const rows = await em.find(RestockAlert, whose, { fields: ['id'], disableIdentityMap: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tables(em)
    .deleteFrom('restockAlert as alert')
    .where('alert.id', 'in', ids)
    .where(sql<boolean>`(alert.told_at is null or not ${isMailed})`)
    .execute()
}

/** All of an address whose account is closed; what the account itself asked for goes with it. */
export const forgetAlerts = (em: Em, email: string): Promise<number> =>
  em.nativeDelete(RestockAlert, { email: email.toLowerCase() })

export async function purgeAlerts(em: Em, now: Date): Promise<number> {
  const before = (days: number) => ({ $lt: new Date(now.getTime() - days * DAY_MS) })
  const told = await em.nativeDelete(RestockAlert, { toldAt: before(TOLD_DAYS) })
  const waiting = await em.nativeDelete(RestockAlert, {
    toldAt: null,
    createdAt: before(WAITING_DAYS),
  })
  return told + waiting
}
