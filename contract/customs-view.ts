// One question about customs as an address says it, free of any library: the calculator's form is a link.
import {
  CUSTOMS_CATEGORIES,
  CUSTOMS_COUNTRIES,
  CUSTOMS_MODES,
  type CustomsCategory,
  type CustomsCountry,
  type CustomsMode,
} from '#domain/customs-rule.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'

/** Countries of origin that make a difference somewhere; everything else is '' (another one, or not known). */
export const CUSTOMS_ORIGINS = ['US', 'CA', 'MX', 'CN'] as const
export type CustomsOrigin = (typeof CUSTOMS_ORIGINS)[number]

export const CUSTOMS_SCALES = ['lb', 'kg'] as const
export type CustomsScale = (typeof CUSTOMS_SCALES)[number]

/** Fields that hold numbers as typed. */
export const CUSTOMS_NUMBERS = [
  'value',
  'freight',
  'insurance',
  'weight',
  'units',
  'boxes',
] as const
export type CustomsNumber = (typeof CUSTOMS_NUMBERS)[number]

/** The form of the calculator; amounts are US dollars. */
export interface CustomsView extends Record<CustomsNumber, string> {
  /** The language whose way of writing numbers the texts follow. */
  numbers: Locale
  country: CustomsCountry
  category: CustomsCategory
  mode: CustomsMode
  origin: CustomsOrigin | ''
  scale: CustomsScale
  /** Day of clearance, `2026-11-28`; '' is today. */
  day: string
  /** Whether the seller collects the taxes (Brazil's Remessa Conforme). */
  programme: boolean
  /** The person asked for the answer: what is missing is a fault now. */
  asked: boolean
}

const NO_NUMBERS: Record<CustomsNumber, string> = {
  value: '',
  freight: '',
  insurance: '',
  weight: '',
  units: '',
  boxes: '',
}

export const emptyCustomsView = (locale: Locale): CustomsView => ({
  ...NO_NUMBERS,
  numbers: locale,
  country: 'VE',
  category: 'other',
  mode: 'courier',
  origin: '',
  scale: 'lb',
  day: '',
  programme: false,
  asked: false,
})

const pick = <T extends string, D extends string>(
  text: string | null,
  allowed: readonly T[],
  otherwise: D,
): T | D => allowed.find((value) => value === text) ?? otherwise

const clean = (text: string | null): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 30)

/** Reads a question from a query; what cannot be understood becomes its default. `locale` is the page's language. */
export function parseCustomsQuery(query: URLSearchParams, locale: Locale): CustomsView {
  const empty = emptyCustomsView(locale)
  return {
    ...(Object.fromEntries(
      CUSTOMS_NUMBERS.map((field) => [field, clean(query.get(field))]),
    ) as Record<CustomsNumber, string>),
    numbers: pick(query.get('numbers'), LOCALES, locale),
    country: pick(query.get('to'), CUSTOMS_COUNTRIES, empty.country),
    category: pick(query.get('category'), CUSTOMS_CATEGORIES, empty.category),
    mode: pick(query.get('mode'), CUSTOMS_MODES, empty.mode),
    origin: pick(query.get('from'), CUSTOMS_ORIGINS, ''),
    scale: pick(query.get('scale'), CUSTOMS_SCALES, empty.scale),
    day: clean(query.get('day')),
    programme: query.get('programme') === '1',
    asked: query.get('asked') === '1',
  }
}

/** The query of a question, the inverse of `parseCustomsQuery`; what is as in a blank form is left out. */
export function customsQuery(view: Partial<CustomsView>): URLSearchParams {
  const query = new URLSearchParams()
  const empty = emptyCustomsView('es')
  const put = (name: string, text: string | undefined, usual: string) => {
    if (text !== undefined && text !== usual) query.set(name, text)
  }
  put('to', view.country, empty.country)
  put('category', view.category, empty.category)
  put('mode', view.mode, empty.mode)
  put('from', view.origin, '')
  put('day', view.day, '')
  if (view.programme) query.set('programme', '1')
  const isNumbered = CUSTOMS_NUMBERS.some((field) => view[field])
  for (const field of CUSTOMS_NUMBERS) put(field, view[field], '')
  put('scale', view.scale, empty.scale)
  if (isNumbered && view.numbers) query.set('numbers', view.numbers)
  if (view.asked) query.set('asked', '1')
  return query
}
