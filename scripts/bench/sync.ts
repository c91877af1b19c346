// Measures the catalogue sync: 50,000 offers of Walmart and eBay from the connector to the table, against the least a
// database can do for the same rows, then the same run again, then one in which prices moved.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { entities } from '#server/entities.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { median } from '../lib/median.ts'
import { openOwnDatabase } from '../lib/own-database.ts'
import { stopProcess } from '../lib/stop-process.ts'
import type { Effort } from './effort.ts'
import { copyProducts, timeFloor } from './sync-floor.ts'
import { openStores, openWorker } from './sync-processes.ts'
import type { SyncCrawl } from './sync-worker.ts'

export interface SyncBench {
  offers: number
  floorPerSecond: number
  syncPerSecond: number
  /** Median of the rounds' own ratios: whatever else the machine does meets both halves of a round. */
  ratio: number
  /** What each round came to, to see how far they lie apart. */
  ratios: number[]
  /** A second run about which nothing is new. */
  repeatPerSecond: number
  repeatWritten: number
  /** A run in which a tenth of the prices moved. */
  movedPerSecond: number
  movedChanged: number
  grownMb: number
}

/** A way to count which rows of products were written since: a row that is written has another transaction's number. */
const watchWrites = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create temporary table known as select id, xmin::text as written from product',
  )
  return async (): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from product p full join known k using (id)
        where p.xmin::text is distinct from k.written`,
    )
    await client.end()
    return rows[0]?.count ?? 0
  }
}

const withEmpty = async <T>(
  serverUrl: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
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

export async function benchSync(
  folder: string,
  offers: number,
  { rounds = 3 }: Effort,
): Promise<SyncBench> {
  const dataDir = path.join(folder, 'sync')
  fs.mkdirSync(dataDir, { recursive: true })
  const database = await openOwnDatabase(dataDir)
  const { child, accounts } = await openStores(offers)
  const floor: number[] = []
  const first: SyncCrawl[] = []
  const again: SyncCrawl[] = []
  const moved: SyncCrawl[] = []
  let repeatWritten = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      await withEmpty(database.ownerUrl, 'bench_sync', async (databaseUrl) => {
        const worker = openWorker({ databaseUrl, dataDir, accounts, unhurried: true })
        try {
          first.push(await worker.crawl())
          const rows = await copyProducts(databaseUrl)
          // At once: a minute later the machine may be another one.
          floor.push(
            await withEmpty(database.ownerUrl, 'bench_floor', (url) => timeFloor(url, rows)),
          )
          const written = await watchWrites(databaseUrl)
          again.push(await worker.crawl())
          repeatWritten = Math.max(repeatWritten, await written())
          child.send('move')
          moved.push(await worker.crawl())
        } finally {
          await worker.stop()
        }
      })
    }
    const seen = first[0]?.offers ?? 0
    const rate = (crawls: readonly SyncCrawl[]) =>
      Math.round(seen / median(crawls.map(({ seconds }) => seconds)))
    const ratios = first.map(({ seconds }, round) => (floor[round] ?? 0) / seconds)
    return {
      offers: seen,
      floorPerSecond: Math.round(seen / median(floor)),
      syncPerSecond: rate(first),
      ratio: median(ratios),
      ratios,
      repeatPerSecond: rate(again),
      repeatWritten,
      movedPerSecond: rate(moved),
      movedChanged: moved.at(-1)?.changed ?? 0,
      grownMb: Math.max(
        ...first.map(
          ({ startMb }, round) =>
            Math.max(
              first[round]?.peakMb ?? 0,
              again[round]?.peakMb ?? 0,
              moved[round]?.peakMb ?? 0,
            ) - startMb,
        ),
      ),
    }
  } finally {
    await stopProcess(child, 'SIGTERM')
    await database.stop()
  }
}
