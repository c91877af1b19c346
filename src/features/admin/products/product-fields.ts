// The fields of a product's form: one for each part that an admin writes, in the order of its sections.
import { adminCreateInput } from '#contract/product-desk.ts'
import { type ProductDraft, productDraftSchema, SIZE_UNITS } from '#contract/product-draft.ts'
import {
  type DraftField,
  FACT_PARTS,
  PRODUCT_PARTS,
  TEXT_PARTS,
  type TextPart,
} from '#domain/product-parts.ts'
import { WEIGHT_UNITS } from '#domain/units.ts'
import { CATEGORIES, LOCALES, STORES } from '#domain/vocabulary.ts'
import { orNull } from '#src/lib/form/desk-kinds.ts'
import { type Kind, textAt, textOf } from '#src/lib/form/kind.ts'
import { choice, date, group, lines, text, tick } from '#src/lib/form/kinds.ts'
import { dollars, measure, thousandths, whole } from '#src/lib/form/numbers.ts'
import { readAll, readOne } from '#src/lib/form/reading.ts'
import { specificationLine, specificationOf } from './specification-lines.ts'

const SHORT: readonly (TextPart & DraftField)[] = ['name', ...FACT_PARTS]
const WRITTEN = TEXT_PARTS.filter((part) => !SHORT.includes(part))

const texts = Object.fromEntries(
  TEXT_PARTS.map((part) => {
    const { kind, most } = PRODUCT_PARTS[part]
    if (SHORT.includes(part)) return [part, text({ maxLength: most, autoComplete: 'off' })]
    return [part, lines({ rows: kind === 'line' ? 2 : 5 })]
  }),
) as Record<TextPart, Kind<string>>

/** A list typed into one field, one entry a line. */
export const entries = <Entry>(
  write: (entry: Entry) => string,
  read: (line: string) => Entry,
): Kind<readonly Entry[]> => ({
  ...lines({ rows: 5 }),
  show: (stored) => (stored ?? []).map(write).join('\n'),
  read: (typed) =>
    textOf(typed)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(read),
})

/** Addresses in rows of the page's own; rows without any are left out. */
const pictures: Kind<readonly string[]> = {
  control: { draw: 'own' },
  show: (stored) => stored ?? [],
  read: (typed, path, { move }) => {
    const rows = Array.isArray(typed) ? (typed as readonly string[]) : []
    return rows
      .map((row, at) => ({ address: row.trim(), at }))
      .filter(({ address }) => address !== '')
      .map(({ address, at }, place) => {
        move(`${path}.${place}`, `${path}.${at}`)
        return address
      })
  },
}

const counted = whole()
const pieces: Kind<number> = {
  ...counted,
  read: (typed, ...rest) => (textOf(typed).trim() === '' ? 0 : readOne(counted, typed, ...rest)),
}

const side = thousandths()
const sides = { length: side, width: side, height: side, unit: choice(SIZE_UNITS) }
const size: Kind<ProductDraft['size']> = {
  ...group(sides),
  read: (typed, ...rest) =>
    ['length', 'width', 'height'].every((name) => textAt(typed, name).trim() === '')
      ? null
      : readAll(sides, typed, ...rest),
}

export const PRODUCT_FIELDS = {
  ...texts,
  gtin: orNull(text({ maxLength: 40, inputMode: 'numeric', autoComplete: 'off' })),
  category: choice(CATEGORIES),
  priceCents: dollars(),
  originalPriceCents: orNull(dollars()),
  stock: group({ pieces, preOrder: tick() }),
  expectedOn: orNull(date()),
  weight: measure(WEIGHT_UNITS),
  size,
  images: pictures,
  textLanguage: choice(LOCALES),
  features: entries(String, String),
  specifications: entries(specificationLine, specificationOf),
  hidden: tick(),
  featured: tick(),
  cleared: tick(),
  salesPolicy: choice(['own', 'affiliate']),
  originalUrl: orNull(text({ maxLength: 2048, autoComplete: 'off' })),
} satisfies Record<DraftField, Kind<never>>

export const SECTION_NAMES = [
  'basics',
  'money',
  'measures',
  'pictures',
  'texts',
  'selling',
] as const
export const SECTIONS: Record<(typeof SECTION_NAMES)[number], readonly DraftField[]> = {
  basics: [...SHORT, 'gtin', 'category'],
  money: ['priceCents', 'originalPriceCents', 'stock', 'expectedOn'],
  measures: ['weight', 'size'],
  pictures: ['images'],
  texts: ['textLanguage', ...WRITTEN, 'features', 'specifications'],
  selling: ['hidden', 'featured', 'cleared', 'salesPolicy', 'originalUrl'],
}

/** May stay empty. */
export const OPTIONAL: readonly DraftField[] = [
  ...FACT_PARTS,
  'gtin',
  'originalPriceCents',
  'expectedOn',
  ...WRITTEN,
  'features',
  'specifications',
  'originalUrl',
]

/** A new one also says where it is from. */
export const NEW_PRODUCT_FIELDS = {
  store: choice(STORES),
  externalId: text({ maxLength: 120, autoComplete: 'off' }),
  ...PRODUCT_FIELDS,
}
export const newProductSchema = productDraftSchema.safeExtend(
  adminCreateInput.pick({ store: true, externalId: true }).shape,
)
