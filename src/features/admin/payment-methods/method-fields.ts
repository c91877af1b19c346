// The fields of the form of a way to pay: those of its kind's account, and what all of them have.
import { FEE_KINDS } from '#contract/payment-methods.ts'
import type { DeskMethod } from '#contract/payment-methods.ts'
import { type PaymentKind, detailsOf } from '#domain/payment-method.ts'
import { VENEZUELAN_BANKS } from '#domain/venezuelan-banks.ts'
import { inLanguages, orNull } from '#src/lib/form/desk-kinds.ts'
import { choice, date, group, lines, text, tick } from '#src/lib/form/kinds.ts'
import { typedDollars, typedPercent, typedWhole } from '#src/lib/form/numbers.ts'

const BANKS = ['', ...VENEZUELAN_BANKS.map(({ code }) => code)]

const detailFields = (kind: PaymentKind) =>
  Object.fromEntries(
    detailsOf(kind).map((detail) => [
      detail,
      detail === 'bankCode' ? choice(BANKS) : text({ maxLength: 120, autoComplete: 'off' }),
    ]),
  )

export const methodFields = (kind: PaymentKind) => ({
  name: text({ maxLength: 40, autoComplete: 'off' }),
  details: group(detailFields(kind)),
  bankCleared: tick(),
  instructions: inLanguages(lines({ maxLength: 600 })),
  active: tick(),
  activeFrom: orNull(date()),
  activeTo: orNull(date()),
  least: orNull(typedDollars()),
  most: orNull(typedDollars()),
  feeKind: choice(FEE_KINDS),
  feePercent: orNull(typedPercent()),
  feeAmount: orNull(typedDollars()),
  position: typedWhole(),
})

const orNone = (figure: number): number | null => (figure === 0 ? null : Math.abs(figure))

/** What the form of a stored way begins with. */
export const storedOf = (method: DeskMethod) => ({
  ...method,
  least: method.leastCents,
  most: method.mostCents,
  feeKind:
    method.feeBasisPoints === 0 && method.feeCents === 0
      ? ('none' as const)
      : method.feeBasisPoints + method.feeCents < 0
        ? ('discount' as const)
        : ('fee' as const),
  feePercent: orNone(method.feeBasisPoints),
  feeAmount: orNone(method.feeCents),
})
