// The columns of a product that files and stores tell, as the database knows them: made of the list of parts.
import {
  type ColumnType,
  type PartKind,
  type PartRow,
  PARTS,
  PRODUCT_PARTS,
  propertiesOf,
  type ProductPart,
  type ToldProperty,
} from '#domain/product-parts.ts'
import type { ProductRow } from './product.entity.ts'

/** `priceCents` → `price_cents`. */
export const columnOf = (property: string): string =>
  property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

export interface ToldColumn {
  readonly name: string
  readonly property: ToldProperty
  readonly type: ColumnType
  /** What it holds where nobody has told it, as SQL. */
  readonly empty: string
  /** What is told comes with these or not at all, and is news when one of them differs. */
  readonly together: readonly string[]
}

/** One product as a file or a store tells it; null and nothing stand for what it does not say. */
export type ToldProduct = { [P in ToldProperty]?: ProductRow[P] | null }

const TYPES: Partial<Record<PartKind, ColumnType>> = {
  cents: 'integer',
  count: 'integer',
  rating: 'smallint',
  list: 'jsonb',
}
const EMPTY: Partial<Record<PartKind | ToldProperty, string>> = {
  line: `''`,
  paragraphs: `''`,
  list: `'[]'`,
  count: '0',
  rating: '0',
  language: `'en'`,
  preOrder: 'false',
  weightSource: `'none'`,
}

const columnsOf = (part: ProductPart): ToldColumn[] => {
  const { kind, columns, compared }: PartRow = PRODUCT_PARTS[part]
  return propertiesOf(part).map((property) => ({
    name: columnOf(property),
    property: property as ToldProperty,
    type: columns?.[property] ?? TYPES[kind] ?? 'text',
    empty: EMPTY[kind] ?? EMPTY[property as ToldProperty] ?? 'null',
    together: (compared ?? [property]).map(columnOf),
  }))
}

export const toldColumns = (teller: 'file' | 'store'): ToldColumn[] =>
  PARTS.filter((part) => (PRODUCT_PARTS[part] as PartRow).by.includes(teller)).flatMap(columnsOf)
