// The least a database can do for the rows of a sync: one COPY into a staging table and one upsert into the table of
// products with all its indexes.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** All that a store's offer fills; the database makes the rest. */
const COLUMNS = `source_store, external_id, name, brand, model, gtin, category, price_cents, original_price_cents,
  rating_tenths, review_count, stock, pre_order, sales_policy, origin, weight_thousandths, weight_unit, weight_source,
  length_thousandths, width_thousandths, height_thousandths, size_unit, images, features, specifications, description,
  affiliate_url, original_url, text_language`

/** The rows the sync has written, as COPY sends them. */
export async function copyProducts(databaseUrl: string): Promise<Buffer> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const stream = client.query(copyTo(`copy (select ${COLUMNS} from product) to stdout`))
    const parts: Buffer[] = []
    await pipeline(stream, async (source) => {
      for await (const part of source as AsyncIterable<Buffer>) parts.push(part)
    })
    return Buffer.concat(parts)
  } finally {
    await client.end()
  }
}

/** Seconds for writing them into the migrated, empty database of the address. */
export async function timeFloor(databaseUrl: string, rows: Buffer): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const names = COLUMNS.replaceAll(/\s+/gu, '').split(',')
  try {
    await client.query(`create temporary table staged as select ${COLUMNS} from product limit 0`)
    const started = performance.now()
    const stream = client.query(copyFrom('copy staged from stdin'))
    const finished = once(stream, 'finish')
    Readable.from([rows]).pipe(stream)
    await finished
    await client.query(`insert into product (${COLUMNS}) select ${COLUMNS} from staged
      on conflict (source_store, external_id) do update set
        ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`)
    return (performance.now() - started) / 1000
  } finally {
    await client.end()
  }
}
