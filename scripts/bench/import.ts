// Measures an import against the least a database can do for the same rows: one COPY into a staging table and one
// upsert into a table with the same indexes.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { judgeBatch } from '#server/domains/catalogue/import/batch.ts'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import {
  type ImportPlan,
  planImport,
  rowSettingsOf,
} from '#server/domains/catalogue/import/plan.ts'
import type { ImportProduct } from '#server/domains/catalogue/import/product.ts'
import { readRecords } from '#server/domains/catalogue/import/read.ts'
import { createRowReader } from '#server/domains/catalogue/import/row.ts'
import { createStaging, fillStaging } from '#server/domains/catalogue/import/staging.ts'
import { INSERTED_COLUMNS, insertFromStaging } from '#server/domains/catalogue/import/write.ts'
import { entities } from '#server/entities.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { repeatPriceList, writePriceList } from './price-list.ts'

export interface ImportBench {
  rows: number
  /** Rows that go into the catalogue; both rates count these. */
  accepted: number
  bareRowsPerSecond: number
  importRowsPerSecond: number
  /** The second import of the same file, which changes nothing. */
  repeatRowsPerSecond: number
  /** Import rate ÷ bare rate; the aim is 0.4. */
  ratio: number
}

const withDatabase = async <T>(
  serverUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const name = `bench_import_${process.pid}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  try {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
    const orm = await openOrm(entities, { databaseUrl: url.href })
    await migrate(orm)
    await orm.close()
    return await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

const acceptedOf = async (plan: ImportPlan): Promise<ImportProduct[]> => {
  const readRow = createRowReader(rowSettingsOf(plan))
  const byIdentity = new Map<string, ImportProduct>()
  for await (const records of readRecords(plan.file, plan.format))
    for (const product of judgeBatch(records, readRow).products)
      if (!byIdentity.has(product.externalId)) byIdentity.set(product.externalId, product)
  return [...byIdentity.values()]
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const bareUpsert = `${insertFromStaging} on conflict (source_store, external_id) do update set
  ${INSERTED_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`

const timeBare = (serverUrl: string, products: readonly ImportProduct[]): Promise<number> =>
  withDatabase(serverUrl, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await createStaging(client)
    try {
      return await seconds(async () => {
        await fillStaging(client, products)
        await client.query(bareUpsert)
      })
    } finally {
      await client.end()
    }
  })

const timeImport = (serverUrl: string, plan: ImportPlan, rejectsFile: string) =>
  withDatabase(serverUrl, async (databaseUrl) => {
    const once = () =>
      seconds(async () => {
        const outcome = await importFile(plan, { databaseUrl, rejectsFile })
        if (!outcome.ok) throw new Error(`the import did not run: ${outcome.code}`)
      })
    return { first: await once(), second: await once() }
  })

/**
 * Each round measures both in databases of their own, made and dropped on the server of the address. The fastest round
 * counts: it is the one that other work on the machine has disturbed least.
 */
export const benchImport = async (
  serverUrl: string,
  { file, rows, rounds = 3 }: { file?: string; rows: number; rounds?: number },
): Promise<ImportBench> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'import-bench-'))
  try {
    const list = path.join(folder, 'list.csv')
    const source =
      file === undefined ? null : await planImport(file, { store: 'walmart', weightUnit: 'lb' })
    if (source?.ok === false) throw new Error(`${file}: ${source.code}`)
    await (source ? repeatPriceList(source.plan, list, rows) : writePriceList(list, rows))
    const planned = await planImport(list, { store: 'walmart', weightUnit: 'lb' })
    if (!planned.ok) throw new Error(planned.code)
    const products = await acceptedOf(planned.plan)
    const bare: number[] = []
    const first: number[] = []
    const second: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timeBare(serverUrl, products))
      const timed = await timeImport(serverUrl, planned.plan, path.join(folder, 'rejects.csv'))
      first.push(timed.first)
      second.push(timed.second)
    }
    const perSecond = (values: readonly number[]) =>
      Math.round(products.length / Math.min(...values))
    return {
      rows,
      accepted: products.length,
      bareRowsPerSecond: perSecond(bare),
      importRowsPerSecond: perSecond(first),
      repeatRowsPerSecond: perSecond(second),
      ratio: Math.round((1000 * Math.min(...bare)) / Math.min(...first)) / 1000,
    }
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}
