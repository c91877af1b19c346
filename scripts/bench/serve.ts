// Compares the documented REST calls with the floor: the same SQL behind bare Fastify, in the same run.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { createCaller } from '#server/trpc/router.ts'
import { stopProcess } from '../lib/stop-process.ts'
import { captureSql, type CapturedQuery } from './capture-sql.ts'
import { load, median } from './load.ts'

const VARIED = 1000
const ROUNDS = 3

export interface Workload {
  name: string
  /** Paths of the shop's own REST calls. */
  paths: string[]
  /** The same calls as procedure and input, to capture their SQL. */
  calls: { procedure: 'restList' | 'restProduct'; input: Record<string, string> }[]
}

const listPath = (query: Record<string, string>): string =>
  `/api/products?${new URLSearchParams(query)}`
const asList = (name: string, queries: Record<string, string>[]): Workload => ({
  name,
  paths: queries.map(listPath),
  calls: queries.map((input) => ({ procedure: 'restList', input })),
})

/** Workloads over what is really in the catalogue: its categories, prices, ids and words. */
export async function workloads(databaseUrl: string): Promise<Workload[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = (
    await client.query<{ id: number }>(
      `select id from product order by md5(id::text) limit ${VARIED}`,
    )
  ).rows.map(({ id }) => String(id))
  const words = (
    await client.query<{ word: string }>(
      `select (regexp_match(name, '[[:alpha:]]{3,}'))[1] as word from product where name ~ '[[:alpha:]]{3,}' order by md5(id::text) limit ${VARIED}`,
    )
  ).rows.map(({ word }) => word)
  await client.end()
  const categories = ['', 'Electronics', 'Home & Garden', 'Toys']
  const categoryAt = (at: number): { category?: string } => {
    const category = categories[at % categories.length]
    return category ? { category } : {}
  }
  const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popularity']
  const lists = ids.map((_id, at) => ({
    limit: '12',
    page: String(1 + (at % 5)),
    sort: sorts[at % sorts.length] ?? 'featured',
    ...categoryAt(at),
    ...(at % 3 === 0 ? { minPrice: String(at % 40) } : {}),
  }))
  return [
    asList('list of 12', lists),
    {
      name: 'product by id',
      paths: ids.map((id) => `/api/products/${id}`),
      calls: ids.map((id) => ({ procedure: 'restProduct', input: { id } })),
    },
    asList(
      'search by one word',
      words.map((search) => ({ limit: '12', search })),
    ),
    asList(
      'first page',
      sorts.map((sort) => ({ limit: '12', sort })),
    ),
    asList(
      'deepest page',
      sorts.map((sort) => ({ limit: '12', sort, page: '833' })),
    ),
  ]
}

async function captureAll(databaseUrl: string, { calls }: Workload): Promise<CapturedQuery[][]> {
  const orm = await openOrm(entities, { databaseUrl, poolSize: 1 })
  const captured: CapturedQuery[][] = []
  for (const { procedure, input } of calls) {
    const caller = createCaller({ em: orm.em.fork() } as never)
    captured.push(await captureSql(() => caller.catalogue[procedure](input as never)))
  }
  await orm.close()
  return captured
}

export interface ServeBench {
  name: string
  shopPerSecond: number
  floorPerSecond: number
  ratio: number
  p99: number
  failures: number
}

export async function benchServe(
  shopUrl: string,
  databaseUrl: string,
  folder: string,
): Promise<ServeBench[]> {
  const results: ServeBench[] = []
  for (const workload of await workloads(databaseUrl)) {
    const file = path.join(folder, 'captured.json')
    fs.writeFileSync(file, JSON.stringify(await captureAll(databaseUrl, workload)))
    const floor = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'floor-server.ts'), databaseUrl, file],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const port = await new Promise<string>((resolve) =>
      floor.stdout.on('data', (chunk: Buffer) =>
        resolve(/listening (\d+)/.exec(chunk.toString())?.[1] ?? ''),
      ),
    )
    const floorUrl = `http://127.0.0.1:${port}`
    const floorPaths = workload.paths.map((_path, index) => `/${index}`)
    const shop: number[] = []
    const bare: number[] = []
    let p99 = 0
    let failures = 0
    await load({ url: shopUrl, paths: workload.paths, seconds: 3 })
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push((await load({ url: floorUrl, paths: floorPaths })).perSecond)
      const measured = await load({ url: shopUrl, paths: workload.paths })
      shop.push(measured.perSecond)
      p99 = Math.max(p99, measured.p99)
      failures += measured.failures
    }
    await stopProcess(floor, 'SIGKILL')
    const ratio = Math.round((median(shop) / median(bare)) * 100) / 100
    results.push({
      name: workload.name,
      shopPerSecond: Math.round(median(shop)),
      floorPerSecond: Math.round(median(bare)),
      ratio,
      p99,
      failures,
    })
  }
  return results
}
