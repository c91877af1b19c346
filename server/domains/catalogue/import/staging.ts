// The staging table of an import: how accepted rows travel to the database.
import { once } from 'node:events'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { toldColumns } from '../product/told-columns.ts'
import type { ImportProduct } from './product.ts'

export const FILE_COLUMNS = toldColumns('file')

const STAGED: readonly { name: string; type: string; property: keyof ImportProduct }[] = [
  { name: 'line', type: 'integer', property: 'line' },
  { name: 'source_store', type: 'text', property: 'sourceStore' },
  { name: 'external_id', type: 'text', property: 'externalId' },
  { name: 'guessed_category', type: 'text', property: 'guessedCategory' },
  { name: 'first_stock', type: 'integer', property: 'firstStock' },
  ...FILE_COLUMNS,
]

/** Tables of this connection alone: the rows of one batch, and every identity the file has used so far. */
export const createStaging = async (client: Client): Promise<void> => {
  await client.query(`
    create temporary table import_staging (${STAGED.map(({ name, type }) => `${name} ${type}`).join(', ')});
    create temporary table import_seen (source_store text, external_id text, primary key (source_store, external_id))`)
}

/** The next rows are the file's first ones again. */
export const forgetSeen = async (client: Client): Promise<void> => {
  await client.query('truncate import_seen')
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const copyField = (value: ImportProduct[keyof ImportProduct]): string => {
  if (value == null || value === '') return '\\N'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replaceAll(/[\\\t\n\r]/gu, (sign) => ESCAPES[sign] ?? sign)
}

/** In the text format of COPY. */
const copyLine = (product: ImportProduct): string =>
  `${STAGED.map(({ property }) => copyField(product[property])).join('\t')}\n`

export const fillStaging = async (
  client: Client,
  products: readonly ImportProduct[],
): Promise<void> => {
  await client.query('truncate import_staging')
  const names = STAGED.map(({ name }) => name).join(', ')
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
