// Compares the documented REST calls with the floor: the same SQL behind bare Fastify, in the same run.
import fs from 'node:fs'
import path from 'node:path'
import { median } from '../lib/median.ts'
import { openBenchCaller } from './bench-caller.ts'
import { captureSql, type CapturedQuery } from './capture-sql.ts'
import type { Effort } from './effort.ts'
import { openFloor } from './floor.ts'
import { load } from './load.ts'
import { countScans } from './plans.ts'
import { type Workload, workloads } from './workloads.ts'

async function captureAll(databaseUrl: string, { calls }: Workload): Promise<CapturedQuery[][]> {
  const { caller, close } = await openBenchCaller(databaseUrl)
  const captured: CapturedQuery[][] = []
  for (const call of calls) captured.push(await captureSql(() => call(caller())))
  await close()
  return captured
}

export interface ServeBench {
  name: string
  shopPerSecond: number
  floorPerSecond: number
  /** Median of the rounds' own ratios: whatever else the machine does meets both halves of a round. */
  ratio: number
  p99: number
  failures: number
  /** Queries whose plan reads the whole product table. */
  scans: number
}

async function benchOne(
  shopUrl: string,
  databaseUrl: string,
  folder: string,
  workload: Workload,
  // Odd, so that a median is a round that was measured.
  { rounds: count = 5, seconds = 8 }: Effort,
): Promise<ServeBench> {
  const file = path.join(folder, 'captured.json')
  const captured = await captureAll(databaseUrl, workload)
  fs.writeFileSync(file, JSON.stringify(captured))
  const scans = await countScans(databaseUrl, captured.flat())
  const floor = await openFloor(databaseUrl, file)
  const shopLoad = { url: shopUrl, paths: workload.paths, seconds }
  const floorPaths = workload.paths.map((_path, index) => `/${index}`)
  const floorLoad = { url: floor.url, paths: floorPaths, seconds }
  try {
    await load({ ...floorLoad, seconds: Math.min(3, seconds) })
    await load({ ...shopLoad, seconds: Math.min(5, seconds) })
    const rounds = []
    for (let round = 0; round < count; round += 1)
      rounds.push({ floor: await load(floorLoad), shop: await load(shopLoad) })
    return {
      name: workload.name,
      shopPerSecond: Math.round(median(rounds.map(({ shop }) => shop.perSecond))),
      floorPerSecond: Math.round(median(rounds.map(({ floor: bare }) => bare.perSecond))),
      ratio: median(rounds.map(({ shop, floor: bare }) => shop.perSecond / bare.perSecond)),
      scans,
      p99: Math.max(...rounds.map(({ shop }) => shop.p99)),
      failures: rounds.reduce(
        (sum, { shop, floor: bare }) => sum + shop.failures + bare.failures,
        0,
      ),
    }
  } finally {
    await floor.stop()
  }
}

/** One result after the other, as they come. */
export async function* benchServe(
  shopUrl: string,
  databaseUrl: string,
  folder: string,
  effort: Effort,
): AsyncGenerator<ServeBench> {
  for (const workload of await workloads(databaseUrl))
    yield await benchOne(shopUrl, databaseUrl, folder, workload, effort)
}
