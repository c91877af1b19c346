// What is typed to tell us that an order was paid: what its way to pay asks for, then amount, day and reference.
import { plainNumber } from '#domain/locale-number.ts'
import type { PaymentKind } from '#domain/payment-method.ts'
import { type ReportPart, reportParts } from '#domain/payment-report.ts'
import { VENEZUELAN_BANKS } from '#domain/venezuelan-banks.ts'
import { type Kind, textOf } from '#src/lib/form/kind.ts'
import { choice, date, text } from '#src/lib/form/kinds.ts'

const BANKS = ['', ...VENEZUELAN_BANKS.map(({ code }) => code)]
const PARTS: Readonly<Record<ReportPart, Kind<string>>> = {
  payerName: text({ autoComplete: 'name', required: true, maxLength: 120 }),
  bankCode: choice(BANKS, { required: true }),
  phone: text({ type: 'tel', autoComplete: 'tel', required: true, maxLength: 40 }),
  idDocument: text({ autoComplete: 'off', required: true, maxLength: 30 }),
}

/** As the page's language writes numbers; the schema gets them as programs do. */
const amount: Kind<string> = {
  ...text({ autoComplete: 'off', required: true, maxLength: 20 }),
  read: (typed, _path, { locale }) => plainNumber(textOf(typed).trim(), locale),
}

export const reportFields = (kind: PaymentKind): Readonly<Record<string, Kind<string>>> => ({
  ...Object.fromEntries(reportParts(kind).map((part) => [part, PARTS[part]])),
  amount,
  paidOn: date(),
  reference: text({ autoComplete: 'off', required: true, maxLength: 80 }),
})
