// Puts the reasons why nothing carries a shipment to the fields they are about.
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { refusalText, type RefusedOption } from '#src/lib/refusal-text.ts'
import { begunRows, fieldName } from './read-shipment.ts'

/** By field, `pieces.0.weight` or `destination`. */
export type RefusalTexts = Record<string, string | undefined>

const fieldOf = (option: RefusedOption, rows: readonly number[]): string | null => {
  const rowOf = (piece: number) => rows[piece - 1] ?? 0
  switch (option.refused) {
    case 'restricted_item':
      return fieldName(rowOf(option.piece), option.word ? 'what' : 'contents')
    case 'too_heavy':
      return fieldName(rowOf(option.piece), 'weight')
    case 'too_large':
      return fieldName(rowOf(option.piece), 'length')
    case 'too_dear':
      return fieldName(rows[0] ?? 0, 'value')
    case 'too_many_pieces':
      return fieldName(rows.at(-1) ?? 0, 'quantity')
    case 'route_suspended':
    case 'not_served':
      return 'destination'
    default:
      return null
  }
}

/** Empty while any service has a price: then the refusal stands with its service alone. */
export const refusalFields = (
  view: ShipmentView,
  { options }: Quote,
  words: TranslationFunctions['tariffs'],
  locale: Locale,
): RefusalTexts => {
  const rows = begunRows(view)
  const texts: RefusalTexts = {}
  for (const option of options) {
    if (option.refused === null) return {}
    const field = fieldOf(option, rows)
    if (field) texts[field] ??= refusalText(option, words, locale)
  }
  // A place that one of several services does not go to is not what stops the parcel.
  const others = Object.keys(texts).filter((field) => field !== 'destination')
  if (others.length > 0) delete texts['destination']
  return texts
}
