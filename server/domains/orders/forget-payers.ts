// Takes whoever paid out of the payments of an order whose buyer is not to be known any more.
import { raw } from '@mikro-orm/core'
import { Invoice } from '#server/domains/billing/invoice.entity.ts'
import { Payment } from '#server/domains/billing/payment.entity.ts'
import type { Em } from '#server/platform/orm.ts'

export async function forgetPayers(em: Em, orderId: number): Promise<void> {
  const invoices = await em.find(
    Invoice,
    { subjectKind: 'order', subjectId: orderId },
    { fields: ['id'], disableIdentityMap: true },
  )
  await em.nativeUpdate(
    Payment,
    { invoice: { $in: invoices.map(({ id }) => id) } },
    {
      reference: '',
      payerName: '',
      phone: '',
      idDocument: '',
      // Two that are forgotten stay two payments.
      payerKey: raw(`'gone ' || id`),
    },
  )
}
