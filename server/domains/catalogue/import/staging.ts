// The staging table of an import: how accepted rows travel to the database, and what becomes of each column.
import { once } from 'node:events'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ImportProduct } from './product.ts'

type Value = string | number | null

interface StagedColumn {
  name: string
  type: string
  value: (product: ImportProduct) => Value
}

const json = (value: unknown[] | null): Value => (value === null ? null : JSON.stringify(value))

export const STAGED_COLUMNS: readonly StagedColumn[] = [
  { name: 'line', type: 'integer not null', value: (p) => p.line },
  { name: 'source_store', type: 'text not null', value: (p) => p.sourceStore },
  { name: 'external_id', type: 'text not null', value: (p) => p.externalId },
  { name: 'name', type: 'text not null', value: (p) => p.name },
  { name: 'brand', type: 'text', value: (p) => p.brand || null },
  { name: 'model', type: 'text', value: (p) => p.model || null },
  { name: 'category', type: 'text', value: (p) => p.category },
  { name: 'guessed_category', type: 'text not null', value: (p) => p.guessedCategory },
  { name: 'price_cents', type: 'integer not null', value: (p) => p.priceCents },
  { name: 'original_price_cents', type: 'integer', value: (p) => p.originalPriceCents },
  { name: 'rating_tenths', type: 'smallint', value: (p) => p.ratingTenths },
  { name: 'review_count', type: 'integer', value: (p) => p.reviewCount },
  { name: 'stock', type: 'integer', value: (p) => p.stock },
  { name: 'first_stock', type: 'integer not null', value: (p) => p.firstStock },
  { name: 'weight_thousandths', type: 'integer', value: (p) => p.weight?.thousandths ?? null },
  { name: 'weight_unit', type: 'text', value: (p) => p.weight?.unit ?? null },
  { name: 'length_thousandths', type: 'integer', value: (p) => p.size?.length ?? null },
  { name: 'width_thousandths', type: 'integer', value: (p) => p.size?.width ?? null },
  { name: 'height_thousandths', type: 'integer', value: (p) => p.size?.height ?? null },
  { name: 'size_unit', type: 'text', value: (p) => p.size?.unit ?? null },
  { name: 'images', type: 'jsonb', value: (p) => json(p.images) },
  { name: 'features', type: 'jsonb', value: (p) => json(p.features) },
  { name: 'specifications', type: 'jsonb', value: (p) => json(p.specifications) },
  { name: 'description', type: 'text', value: (p) => p.description || null },
  { name: 'short_description', type: 'text', value: (p) => p.shortDescription || null },
  { name: 'affiliate_url', type: 'text', value: (p) => p.affiliateUrl },
  { name: 'original_url', type: 'text', value: (p) => p.originalUrl },
  { name: 'text_language', type: 'text', value: (p) => p.language },
]

const names = STAGED_COLUMNS.map(({ name }) => name).join(', ')

/** Tables of this connection alone: the rows of one batch, and every identity the file has used so far. */
export const createStaging = async (client: Client): Promise<void> => {
  const columns = STAGED_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ')
  await client.query(`
    create temporary table import_staging (${columns});
    create temporary table import_seen (source_store text, external_id text, primary key (source_store, external_id))`)
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const copyField = (value: Value): string => {
  if (value === null) return '\\N'
  return typeof value === 'number'
    ? String(value)
    : value.replaceAll(/[\\\t\n\r]/gu, (c) => ESCAPES[c] ?? c)
}

/** One row in the text format of COPY. */
export const copyLine = (product: ImportProduct): string =>
  `${STAGED_COLUMNS.map(({ value }) => copyField(value(product))).join('\t')}\n`

export const fillStaging = async (
  client: Client,
  products: readonly ImportProduct[],
): Promise<void> => {
  await client.query('truncate import_staging')
  const stream = client.query(copyFrom(`copy import_staging (${names}) from stdin`))
  const finished = once(stream, 'finish')
  stream.end(products.map(copyLine).join(''))
  await finished
}

/** Takes out rows whose identity the file has already used; the first one stands. Answers their lines. */
export const takeOutRepeated = async (client: Client): Promise<Set<number>> => {
  const { rows } = await client.query<{ line: number }>(`
    with fresh as (
      insert into import_seen select source_store, external_id from import_staging order by line
      on conflict do nothing returning source_store, external_id),
    firsts as (
      select min(line) as line from import_staging join fresh using (source_store, external_id)
      group by source_store, external_id)
    delete from import_staging where line not in (select line from firsts) returning line`)
  return new Set(rows.map(({ line }) => line))
}
