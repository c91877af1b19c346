// The invoice of an order: its goods one by one and every charge, as they were agreed.
import type { BilledTo } from '#contract/invoices.ts'
import type { Charge } from '#contract/landed.ts'
import type { OrderAddress } from '#contract/address.ts'
import { type DraftLine, issueInvoice } from '#server/domains/billing/issue-invoice.ts'
import type { Em } from '#server/platform/orm.ts'
import { findOrder, findOrderLines } from './order.queries.ts'
import type { OrderRow } from './order.entity.ts'

export const billedTo = ({ country, ...address }: OrderAddress): BilledTo => ({
  country: country ?? 've',
  fullName: address.fullName,
  idDocument: address.idDocument,
  state: address.state,
  city: address.city,
  line1: address.line1,
})

const chargeLine = ({ code, cents }: Charge, order: OrderRow): DraftLine => ({
  reason: code === 'freight' ? `freight_${order.service}` : code,
  unitCents: cents,
  cardVersion: order.rateCardVersion,
})

/** Call it last: everybody else who issues one waits for the end of this transaction. */
export async function issueOrderInvoice(
  scope: { em: Em; now: Date },
  orderId: number,
): Promise<void> {
  const order = await findOrder(scope.em, orderId)
  if (!order) throw new Error(`no order ${orderId}`)
  const goods = await findOrderLines(scope.em, orderId)
  await issueInvoice(scope, {
    kind: 'invoice',
    subjectKind: 'order',
    subjectId: orderId,
    userId: order.user?.id ?? null,
    locale: order.locale,
    billedTo: billedTo(order.billingAddress ?? order.shippingAddress),
    payment: order.payment ?? null,
    bolivars: order.bolivars ?? null,
    totalCents: order.totalCents,
    dueAt: order.payUntil,
    lines: [
      ...goods.map(({ name, textLanguage, quantity, unitCents }) => ({
        reason: 'goods' as const,
        name,
        textLanguage,
        quantity,
        unitCents,
      })),
      ...order.charges
        .filter(({ code }) => code !== 'goods')
        .map((charge) => chargeLine(charge, order)),
    ],
  })
}
