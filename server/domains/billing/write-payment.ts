// Writes down a payment that somebody reports; the same one twice is found, wherever it was reported first.
import type { z } from 'zod'
import { keptParts, type reportFieldsSchema } from '#contract/payments.ts'
import { payerKey, referenceKey } from '#domain/payment-report.ts'
import { normaliseDocument } from '#domain/venezuelan-document.ts'
import { normaliseVenezuelanPhone } from '#domain/venezuelan-phone.ts'
import { lockName } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'
import { Invoice } from './invoice.entity.ts'
import { Payment } from './payment.entity.ts'

type Report = z.output<typeof reportFieldsSchema>

export type Written = 'written' | 'repeated' | 'known'

const spelled = (report: Report) => {
  const parts = keptParts(report)
  const phone = normaliseVenezuelanPhone(parts.phone)
  return {
    ...parts,
    phone: phone.ok ? phone.phone : parts.phone,
    idDocument: normaliseDocument(parts.idDocument) ?? parts.idDocument,
  }
}

/** `repeated`: it is reported for this invoice already. `known`: for another one. */
export async function writePayment(
  { em, now }: { em: Em; now: Date },
  invoiceNumber: string,
  report: Report,
): Promise<Written> {
  const invoice = await em.findOneOrFail(
    Invoice,
    { number: invoiceNumber },
    { disableIdentityMap: true },
  )
  const { kind, amount, paidOn, reference } = report
  const parts = spelled(report)
  const key = {
    kind,
    paidOn,
    bankCode: parts.bankCode,
    payerKey: payerKey(kind, parts),
    referenceKey: referenceKey(reference),
  }
  // Whoever reports the same payment at the same moment waits here.
  await lockName(em, `payment ${JSON.stringify(key)}`, 'alone')
  const found = await em.findOne(
    Payment,
    { ...key, state: { $ne: 'rejected' } },
    { disableIdentityMap: true },
  )
  if (found) return found.invoice.id === invoice.id ? 'repeated' : 'known'
  await em.insert(Payment, {
    invoice: invoice.id,
    state: 'in_review',
    amount,
    reference,
    ...parts,
    ...key,
    reportedAt: now,
  })
  return 'written'
}
