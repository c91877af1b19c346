// A product's parts as the texts of its form, in the numbers of the person's language.
import type { ProductDraft } from '#contract/product-draft.ts'
import { DRAFT_FIELDS, type DraftField, TEXT_PARTS } from '#domain/product-parts.ts'
import { writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { specificationLine } from './specification-lines.ts'

/** The fields of parts that are not typed into one field of their own name. */
const OWN_FIELDS = {
  priceCents: ['price'],
  originalPriceCents: ['originalPrice'],
  stock: ['stock', 'preOrder'],
  weight: ['weight', 'weightUnit'],
  size: ['length', 'width', 'height', 'sizeUnit'],
} as const satisfies Partial<Record<DraftField, readonly string[]>>
type OwnFields = typeof OWN_FIELDS

export type ProductField =
  | Exclude<DraftField, keyof OwnFields>
  | OwnFields[keyof OwnFields][number]
  | 'store'
  | 'externalId'

/** The fields of the form that each part is typed into, from top to bottom. */
export const FIELDS_OF = Object.fromEntries(
  DRAFT_FIELDS.map((part) => [part, part in OWN_FIELDS ? Reflect.get(OWN_FIELDS, part) : [part]]),
) as Record<DraftField, readonly ProductField[]>

/** All fields as they follow each other. */
export const PRODUCT_FIELDS: readonly ProductField[] = [
  'store',
  'externalId',
  ...Object.values(FIELDS_OF).flat(),
]
/** Ticks are `1` or empty; lists are lines. */
export type ProductValues = Partial<Record<ProductField, string>>

const tick = (is: boolean) => (is ? '1' : '')

export function valuesOf(draft: ProductDraft, locale: Locale): ProductValues {
  const number = (thousandths: number | undefined) =>
    thousandths === undefined ? '' : writeLocaleNumber(thousandths, locale)
  const money = (cents: number | null) => (cents === null ? '' : writeLocaleCents(cents, locale))
  const { weight, size, stock } = draft
  return {
    ...Object.fromEntries(TEXT_PARTS.map((part) => [part, draft[part]])),
    category: draft.category,
    price: money(draft.priceCents),
    originalPrice: money(draft.originalPriceCents),
    stock: String(stock.pieces),
    preOrder: tick(stock.preOrder),
    weight: number(weight?.thousandths),
    weightUnit: weight?.unit ?? 'lb',
    length: number(size?.length),
    width: number(size?.width),
    height: number(size?.height),
    sizeUnit: size?.unit ?? 'in',
    images: draft.images.join('\n'),
    features: draft.features.join('\n'),
    specifications: draft.specifications.map(specificationLine).join('\n'),
    textLanguage: draft.textLanguage,
    hidden: tick(draft.hidden),
    featured: tick(draft.featured),
    salesPolicy: draft.salesPolicy,
    originalUrl: draft.originalUrl ?? '',
  }
}

/** What a new product's form begins with. */
export const NEW_VALUES = (locale: Locale): ProductValues => ({
  stock: '1',
  weightUnit: 'lb',
  sizeUnit: 'in',
  textLanguage: locale,
  salesPolicy: 'own',
})
