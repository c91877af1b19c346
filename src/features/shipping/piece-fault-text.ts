// Says what is wrong with a measure and what would be right, at its field.
import type { FieldFault } from '#contract/field-errors.ts'
import type { PieceField } from '#contract/shipment-view.ts'
import {
  MAX_DECLARED_CENTS,
  MAX_QUANTITY,
  MAX_SIDE,
  MAX_WEIGHT,
} from '#domain/quote-piece-faults.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'

type Words = Pick<TranslationFunctions, 'calculator' | 'faults'>

const tooSmall = (field: PieceField, { wrong }: Words['calculator']): string => {
  if (field === 'quantity') return wrong.at_least_one()
  return field === 'value' ? wrong.not_negative() : wrong.above_zero()
}

const tooPrecise = (field: PieceField, { wrong }: Words['calculator']): string => {
  if (field === 'quantity') return wrong.whole()
  return field === 'value' ? wrong.cents() : wrong.too_precise()
}

const tooBig = (field: PieceField, { wrong }: Words['calculator'], locale: Locale): string => {
  if (field === 'quantity') return wrong.too_many({ most: MAX_QUANTITY })
  const { thousandths, unit } = field === 'weight' ? MAX_WEIGHT : MAX_SIDE
  const most =
    field === 'value'
      ? formatMoney(MAX_DECLARED_CENTS, locale)
      : formatMeasure(thousandths, unit, locale)
  return wrong.at_most({ most })
}

export const pieceFaultText = (
  field: PieceField,
  fault: FieldFault,
  { calculator, faults }: Words,
  locale: Locale,
): string => {
  switch (fault) {
    case 'not_a_number':
      return calculator.wrong.not_a_number()
    case 'too_small':
      return tooSmall(field, calculator)
    case 'too_precise':
      return tooPrecise(field, calculator)
    case 'too_big':
      return tooBig(field, calculator, locale)
    default:
      return faults[fault]()
  }
}
