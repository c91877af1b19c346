// Tells a program which field of its shipment keeps every service from carrying it, in the words a form would say.
import type { QuoteOutput } from '#contract/shipping.ts'
import { type Blame, type BlamedField, blamedFields } from '#domain/quote-blame.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { namedRefusalText } from '#src/lib/refusal-text.ts'
import type { RefusalFields } from './rest-row.ts'

const NAMES: Record<BlamedField, string> = {
  weight: 'weight',
  size: 'length',
  value: 'declaredValue',
  quantity: 'quantity',
  contents: 'category',
  description: 'description',
  goods: 'goods',
  destination: 'destination',
}

const nameOf = ({ field, piece }: Blame): string => {
  if (field === 'destination') return NAMES.destination
  // A limit of the whole shipment is nobody's in particular.
  return piece === null ? 'pieces' : `pieces.${piece - 1}.${NAMES[field]}`
}

type QuoteRefused = Extract<QuoteOutput, { ok: false }>

export function quoteRefusalFields(refusal: QuoteRefused, locale: Locale): RefusalFields {
  const { errors, tariffs } = i18nObject(locale)
  if (refusal.code === 'unknown_destination') return { destination: [errors.unknown_destination()] }
  return Object.fromEntries(
    blamedFields(refusal.quote).map((blame) => [
      nameOf(blame),
      [namedRefusalText(blame.option, tariffs, locale)],
    ]),
  )
}
