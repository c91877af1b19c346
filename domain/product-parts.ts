// The parts of a product in one list: what they are, who tells them, what they hold. Staging, updates, corrections, the
// admin's form, files and pages are made of it.

/** Beside `line` and `paragraphs`, which are read, shown and stored the same way everywhere, each kind has code of its own. */
export type PartKind =
  | 'line'
  | 'paragraphs'
  | 'code'
  | 'category'
  | 'cents'
  | 'stock'
  | 'day'
  | 'measure'
  | 'list'
  | 'language'
  | 'count'
  | 'rating'
  | 'condition'
  | 'flag'
  | 'policy'
  | 'link'

export type Teller = 'file' | 'store' | 'admin'

/** Types of PostgreSQL. */
export type ColumnType = 'text' | 'integer' | 'smallint' | 'boolean' | 'jsonb'

export interface PartRow {
  readonly kind: PartKind
  /** Letters of a text. */
  readonly most?: number
  readonly by: readonly Teller[]
  /** The product's properties, where they are not one property of the part's own name. */
  readonly columns?: Readonly<Record<string, ColumnType>>
  /** Columns that come together or not at all: what is told differs when one of these does. */
  readonly compared?: readonly string[]
  /** What files call the column of a text, best name first, as `normalHeader` writes it. */
  readonly names?: string
  /** A short fact for the table of the product's page. */
  readonly isFact?: true
}

const ALL = ['file', 'store', 'admin'] as const

/** In the order of the admin's form. Measures are thousandths of their unit, amounts US cents. */
export const PRODUCT_PARTS = {
  name: {
    kind: 'line',
    most: 300,
    by: ALL,
    names:
      'title|name|product name|product title|item name|nombre|titulo|nombre del producto|producto|product|titolo|nome|nome prodotto|nome produto',
  },
  brand: {
    kind: 'line',
    most: 100,
    by: ALL,
    isFact: true,
    names: 'brand|brand name|marca|manufacturer|maker|fabricante|produttore',
  },
  model: {
    kind: 'line',
    most: 120,
    by: ALL,
    isFact: true,
    names:
      'model|modelno|model no|model number|modelo|numero de modelo|modello|mpn|part number|manufacturer part number|sku',
  },
  /** GTIN-14 with a right check digit, or null. */
  gtin: { kind: 'code', by: ALL },
  category: { kind: 'category', by: ALL },
  priceCents: { kind: 'cents', by: ALL },
  originalPriceCents: { kind: 'cents', by: ALL },
  /** Its pieces, and whether it is sold before there are any. */
  stock: { kind: 'stock', by: ALL, columns: { stock: 'integer', preOrder: 'boolean' } },
  /** When a pre-order should reach Miami (`2027-01-15`): it is one until that day is over. */
  expectedOn: { kind: 'day', by: ['file', 'admin'] },
  weight: {
    kind: 'measure',
    by: ALL,
    columns: { weightThousandths: 'integer', weightUnit: 'text', weightSource: 'text' },
    // The same weight again does not change who said it first.
    compared: ['weightThousandths', 'weightUnit'],
  },
  size: {
    kind: 'measure',
    by: ALL,
    columns: {
      lengthThousandths: 'integer',
      widthThousandths: 'integer',
      heightThousandths: 'integer',
      sizeUnit: 'text',
    },
    compared: ['lengthThousandths', 'widthThousandths', 'heightThousandths', 'sizeUnit'],
  },
  images: { kind: 'list', by: ALL },
  textLanguage: { kind: 'language', by: ['file', 'admin'] },
  shortDescription: {
    kind: 'line',
    most: 300,
    by: ['file', 'admin'],
    names: 'short description|summary|descripcion corta|resumen|descrizione breve',
  },
  description: {
    kind: 'paragraphs',
    most: 5000,
    by: ALL,
    names:
      'description|long description|product description|descripcion|descripcion larga|descrizione|descricao',
  },
  features: { kind: 'list', by: ALL },
  specifications: { kind: 'list', by: ALL },
  /** Where its source says it; else its name may (domain/item-condition.ts). */
  condition: { kind: 'condition', by: ['file', 'store'] },
  ratingTenths: { kind: 'rating', by: ['file', 'store'] },
  reviewCount: { kind: 'count', by: ['file', 'store'] },
  hidden: { kind: 'flag', by: ['admin'], columns: { hiddenByAdmin: 'boolean' } },
  featured: { kind: 'flag', by: ['admin'] },
  /** Somebody looked at it: it may travel, whatever its name sounds like. */
  cleared: { kind: 'flag', by: ['admin'] },
  salesPolicy: { kind: 'policy', by: ['store', 'admin'] },
  /** With what the store's partner link led to. */
  originalUrl: {
    kind: 'link',
    by: ALL,
    columns: { originalUrl: 'text', affiliateUrl: 'text' },
  },
} as const satisfies Record<string, PartRow>

type Parts = typeof PRODUCT_PARTS
export type ProductPart = keyof Parts

type PartsBy<T extends Teller> = {
  [P in ProductPart]: T extends Parts[P]['by'][number] ? P : never
}[ProductPart]
type PartsOf<K extends PartKind> = {
  [P in ProductPart]: Parts[P]['kind'] extends K ? P : never
}[ProductPart]
type PropertyOf<P extends ProductPart> = P extends ProductPart
  ? Parts[P] extends { columns: infer C }
    ? keyof C
    : P
  : never

/** What a product may hold of what files and stores tell. */
export type ToldProperty = PropertyOf<PartsBy<'file' | 'store'>>

/** What an admin may write. */
export type DraftField = PartsBy<'admin'>
/** Texts without rules of their own. */
export type TextPart = PartsOf<'line' | 'paragraphs'>
/** Texts that stores tell beside the product's name. */
export type OfferText = Exclude<TextPart & PartsBy<'store'>, 'name'>
export type FactPart = {
  [P in ProductPart]: Parts[P] extends { isFact: true } ? P : never
}[ProductPart]

/**
 * What an admin may correct on a product that a store or a file brought, so that its next word does not undo it. A part
 * is corrected as a whole.
 */
export type CorrectableField = DraftField & PartsBy<'file' | 'store'>
export type CorrectableProperty = PropertyOf<CorrectableField>

const rows: Readonly<Record<ProductPart, PartRow>> = PRODUCT_PARTS
/** Every part, in the order of the list. */
export const PARTS = Object.keys(PRODUCT_PARTS) as ProductPart[]

const partsWhere = <P extends ProductPart>(isSo: (row: PartRow) => boolean): P[] =>
  PARTS.filter((part): part is P => isSo(rows[part]))
const isTold = ({ by }: PartRow) => by.includes('file') || by.includes('store')
const isText = ({ kind }: PartRow) => kind === 'line' || kind === 'paragraphs'

export const DRAFT_FIELDS = partsWhere<DraftField>(({ by }) => by.includes('admin'))
export const TEXT_PARTS = partsWhere<TextPart>(isText)
export const FACT_PARTS = partsWhere<FactPart>(({ isFact }) => isFact === true)
/** What `product.fixed_fields` may hold: names of parts, never of single properties. */
export const CORRECTABLE_FIELDS = partsWhere<CorrectableField>(
  (row) => row.by.includes('admin') && isTold(row),
)
export const OFFER_TEXTS = TEXT_PARTS.filter(
  (part): part is OfferText => part !== 'name' && rows[part].by.includes('store'),
)

/** The properties of a product that a part covers. */
export const propertiesOf = <P extends ProductPart>(part: P): PropertyOf<P>[] =>
  Object.keys(rows[part].columns ?? { [part]: true }) as PropertyOf<P>[]

/** All that files and stores tell. */
export const TOLD_PROPERTIES = partsWhere<PartsBy<'file' | 'store'>>(isTold).flatMap<ToldProperty>(
  (part) => propertiesOf(part),
)
