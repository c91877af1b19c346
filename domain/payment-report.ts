// What somebody says of a payment they made: which parts each way to pay asks for, and what makes two reports one payment.
import type { PaymentKind } from './payment-method.ts'
import { bankOf } from './venezuelan-banks.ts'
import { normaliseDocument } from './venezuelan-document.ts'
import { normaliseVenezuelanPhone } from './venezuelan-phone.ts'

/** Parts of a report besides its amount, day and reference. */
export type ReportPart = 'payerName' | 'bankCode' | 'phone' | 'idDocument'

/** What tells a credit apart at the bank: Pago Móvil names a phone, everything else a person. */
const ASKED: Readonly<Record<PaymentKind, readonly ReportPart[]>> = {
  zelle: ['payerName'],
  bank_transfer: ['payerName'],
  pago_movil: ['bankCode', 'phone', 'idDocument'],
  bolivar_transfer: ['payerName', 'bankCode', 'idDocument'],
  binance_pay: ['payerName'],
  cash: ['payerName'],
  card: ['payerName'],
}

/** All of them are needed. */
export const reportParts = (kind: PaymentKind): readonly ReportPart[] => ASKED[kind]

export type ReportFault = 'required' | 'unknown_option' | 'invalid_phone' | 'invalid_document'

type Parts = Readonly<Record<ReportPart, string>>

function partFault(part: ReportPart, text: string): ReportFault | null {
  if (text.trim() === '') return 'required'
  if (part === 'bankCode') return bankOf(text) ? null : 'unknown_option'
  if (part === 'phone') return normaliseVenezuelanPhone(text).ok ? null : 'invalid_phone'
  return part === 'idDocument' && !normaliseDocument(text) ? 'invalid_document' : null
}

/** What is wrong with the parts that this way to pay asks for; none: nothing. */
export const reportFaults = (
  kind: PaymentKind,
  parts: Parts,
): Partial<Record<ReportPart, ReportFault>> =>
  Object.fromEntries(
    reportParts(kind).flatMap((part) => {
      const fault = partFault(part, parts[part])
      return fault ? [[part, fault]] : []
    }),
  )

/** How many days back a payment may lie: banks show no more at once. */
export const REPORT_DAYS = 30

/** A reference as banks compare it: `00 12-34a` and `1234A` are one. Zeros alone stay one zero. */
export const referenceKey = (reference: string): string => {
  const bare = reference.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return bare.replace(/^0+(?=.)/u, '')
}

/** Who paid, as far as a bank tells people apart: the phone of Pago Móvil, else the name in one spelling. */
export const payerKey = (kind: PaymentKind, { payerName, phone }: Parts): string => {
  const read = normaliseVenezuelanPhone(phone)
  if (kind === 'pago_movil' && read.ok) return read.phone
  return sameName(payerName)
}

/** A name without accents, case and needless blanks. */
export const sameName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
