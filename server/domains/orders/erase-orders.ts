// Takes the person out of orders whose buyer closed the account; one still on its way keeps its address until it is over.
import type { OrderState } from '#contract/orders.ts'
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { forgetMails } from '#server/platform/purge-mails.ts'
import { erasedAddress, GONE } from './erased-buyer.ts'
import { forgetPayers } from './forget-payers.ts'
import { billedTo } from './order-invoice.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order } from './order.entity.ts'

const OVER: OrderState[] = ['delivered', 'cancelled', 'refunded']

export const requestErasure = (em: Em, userId: number): Promise<number> =>
  em.nativeUpdate(Order, { user: userId }, { eraseRequested: true })

/** Answers how many there were. */
export async function eraseFinished(em: Em): Promise<number> {
  const orders = await em.find(
    Order,
    { eraseRequested: true, state: { $in: OVER }, email: { $ne: GONE } },
    { fields: ['shippingAddress', 'email'], disableIdentityMap: true },
  )
  for (const { id, shippingAddress, email } of orders) {
    await forgetMails(em, email)
    await em.nativeUpdate(
      Order,
      { id },
      {
        user: null,
        browserHash: null,
        email: GONE,
        shippingAddress: erasedAddress(shippingAddress),
        billingAddress: null,
        paymentReference: null,
        note: '',
      },
    )
    await em.nativeUpdate(OrderEvent, { order: id }, { note: '' })
    await em.nativeUpdate(
      Invoice,
      { subjectKind: 'order', subjectId: id },
      { user: null, billedTo: billedTo(erasedAddress(shippingAddress)) },
    )
    await forgetPayers(em, id)
  }
  return orders.length
}
