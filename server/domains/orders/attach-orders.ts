// Gives orders without an owner, with their invoices, to the account whose address they were placed with.
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { Order } from './order.entity.ts'

/** `email` must be confirmed. Orders keep their address in lower case. Answers how many there were. */
export async function attachOrders(em: Em, userId: number, email: string): Promise<number> {
  const theirs = { email: email.toLowerCase(), user: null, eraseRequested: false }
  const orders = await em.find(Order, theirs, { fields: ['id'], disableIdentityMap: true })
  const ids = orders.map(({ id }) => id)
  await em.nativeUpdate(Order, { ...theirs, id: { $in: ids } }, { user: userId })
  await em.nativeUpdate(
    Invoice,
    { subjectKind: 'order', subjectId: { $in: ids }, user: null },
    { user: userId },
  )
  return ids.length
}
