// Puts the reasons why nothing carries a shipment to the fields they are about.
import type { ShipmentView } from '#contract/shipment-view.ts'
import { type Blame, blamedFields } from '#domain/quote-blame.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { namedRefusalText } from '#src/lib/refusal-text.ts'
import { begunRows, fieldName } from './shipment-rows.ts'

/** By field, `pieces.0.weight`, `destination` or `service`. */
export type RefusalTexts = Record<string, string | undefined>

const fieldOf = (
  { field, piece }: Blame,
  rows: readonly number[],
  { service, pieces }: ShipmentView,
): string => {
  // What nobody typed is a product, which has no field: its service says it.
  const row = rows[(piece ?? 1) - 1] ?? pieces.length
  switch (field) {
    case 'destination':
      return field
    case 'goods':
      // Whoever chose a service for other goods chose the wrong one; else the contents are what can be changed.
      return service === 'all' ? fieldName(row, 'contents') : 'service'
    case 'size':
      return fieldName(row, 'length')
    case 'description':
      return fieldName(row, 'what')
    case 'quantity':
      return fieldName(rows.at(-1) ?? 0, field)
    default:
      return fieldName(row, field)
  }
}

/** Empty while any service has a price: then the refusal stands with its service alone. */
export const refusalFields = (
  view: ShipmentView,
  quote: Quote,
  words: TranslationFunctions['tariffs'],
  locale: Locale,
): RefusalTexts => {
  const rows = begunRows(view)
  const texts: RefusalTexts = {}
  for (const blame of blamedFields(quote))
    texts[fieldOf(blame, rows, view)] ??= namedRefusalText(blame.option, words, locale)
  return texts
}
