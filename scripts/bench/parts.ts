// What the bench can measure: each part says what it found and answers how far its targets were kept.
import path from 'node:path'
import { buildIfStale } from '../build-if-stale.ts'
import { type MeasuredShop, openMeasuredShop } from '../lib/measured-shop.ts'
import { openOwnDatabase } from '../lib/own-database.ts'
import { openCatalogueShop } from './catalogue-shop.ts'
import { benchImport } from './import.ts'
import { measureMemory } from './memory.ts'
import { benchGrowth } from './million.ts'
import type { Bench, PartName } from './options.ts'
import { benchPacking } from './packing.ts'
import { benchCached, benchCrowd, benchRendered } from './pages.ts'
import { benchEngine, benchKeys } from './quote-engine.ts'
import { benchQuotes } from './quotes.ts'
import { benchRelevance } from './relevance.ts'
import { benchServe, type ServeBench } from './serve.ts'
import { openShopInside } from './shop-inside.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSilence } from './silence.ts'
import { benchSync } from './sync.ts'
import { benchBeside } from './sync-beside.ts'
import { syncTargets } from './sync-targets.ts'
import * as targets from './targets.ts'
import { productIds } from './workloads.ts'

type Measure = (bench: Bench) => Promise<targets.Target[]>

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value

async function withShop<T>(
  opening: Promise<MeasuredShop>,
  work: (shop: MeasuredShop) => Promise<T>,
): Promise<T> {
  const shop = await opening
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}

const measureImport: Measure = async ({ options, folder, say }) => {
  const database = await openOwnDatabase(path.join(folder, 'import'))
  try {
    const { file, rows, effort } = options
    const measured = await benchImport(database.ownerUrl, { file, rows, rounds: effort.rounds })
    say(JSON.stringify(measured, null, 1))
    return [targets.importTarget(measured.ratio)]
  } finally {
    await database.stop()
  }
}

async function measureServe(shop: MeasuredShop, { options, folder, say }: Bench) {
  const results: ServeBench[] = []
  for await (const result of benchServe(shop.url, shop.databaseUrl, folder, options.effort)) {
    const { name, shopPerSecond, floorPerSecond, ratio, p99, failures } = result
    say(
      `${name.padEnd(24)} shop ${shopPerSecond}/s  floor ${floorPerSecond}/s  ratio ${ratio.toFixed(2)}  p99 ${p99} ms  failures ${failures}`,
    )
    results.push(result)
  }
  return targets.serveTargets(results)
}

async function measurePages(shop: MeasuredShop, { options, folder, say }: Bench) {
  const ids = await productIds(shop.databaseUrl)
  const cached = await benchCached(shop.url, ids, folder, options.effort)
  for (const { name, bytes, perSecond, floorPerSecond, ratio, p99, failures } of cached)
    say(
      `${name.padEnd(24)} shop ${Math.round(perSecond)}/s  floor ${Math.round(floorPerSecond)}/s  ratio ${ratio.toFixed(2)}  ${bytes} bytes  p99 ${p99} ms  failures ${failures}`,
    )
  const rendered = await benchRendered(shop.url, ids, options.effort)
  for (const { name, perSecond, p99, failures } of rendered)
    say(`${name.padEnd(24)} ${Math.round(perSecond)}/s  p99 ${p99} ms  failures ${failures}`)
  const { people, oneSeconds, crowdSeconds } = await benchCrowd(shop.url)
  say(
    `${people} people at one cold page are served in ${crowdSeconds.toFixed(2)} s, one alone in ${oneSeconds.toFixed(2)} s`,
  )
  return targets.pagesTargets(cached)
}

const measureCatalogue: Measure = (bench) =>
  withShop(openCatalogueShop(bench), async (shop) => {
    const { parts } = bench.options
    return [
      ...(parts.includes('serve') ? await measureServe(shop, bench) : []),
      ...(parts.includes('pages') ? await measurePages(shop, bench) : []),
    ]
  })

const measureAccounts: Measure = async ({ options: { effort }, folder, say }) => {
  await buildIfStale()
  return withShop(openShopInside(folder), async ({ url, databaseUrl }) => {
    const signIn = await benchSignIn(url, effort)
    say(JSON.stringify(signIn, rounded, 1))
    const calls = await benchSilence(url, databaseUrl, effort)
    for (const { name, knownMs, unknownMs } of calls)
      say(`${name.padEnd(26)} known ${knownMs.toFixed(2)} ms  unknown ${unknownMs.toFixed(2)} ms`)
    return [targets.signInTarget(signIn), ...targets.silenceTargets(calls)]
  })
}

const measureQuotes: Measure = async ({ options: { effort }, folder, say }) => {
  const perSecond = benchEngine()
  const { medianMs, p99Ms } = benchKeys()
  const key = `a key ${medianMs.toFixed(2)} ms, p99 ${p99Ms}`
  say(`engine ${Math.round(perSecond)}/s of one core; ${key}`)
  await buildIfStale()
  return withShop(openMeasuredShop({ demo: true, role: 'web' }), async ({ url, databaseUrl }) => {
    const quotes = await benchQuotes(url, databaseUrl, folder, effort)
    say(JSON.stringify(quotes, rounded, 1))
    return [...targets.engineTargets(perSecond, p99Ms), ...targets.quotesTargets(quotes)]
  })
}

const measureSync: Measure = async ({ options: { offers, effort }, folder, say }) => {
  const sync = await benchSync(folder, offers, effort)
  say(JSON.stringify(sync, rounded, 1))
  await buildIfStale()
  const beside = await benchBeside(folder, offers, effort)
  say(JSON.stringify(beside, rounded, 1))
  return syncTargets(sync, beside)
}

/** In the order in which they are measured; what changes the measuring process itself comes last. */
export const MEASURES: [parts: PartName[], measure: Measure][] = [
  [['import'], measureImport],
  [['serve', 'pages'], measureCatalogue],
  [['quotes'], measureQuotes],
  [['relevance'], benchRelevance],
  [['sync'], measureSync],
  [['million'], ({ options, say }) => benchGrowth(options.large, options.effort, say)],
  [['memory'], async ({ options, say }) => [await measureMemory(options.requests, say)]],
  [['packing'], async ({ options, say }) => targets.packingTargets(benchPacking(options, say))],
  [['accounts'], measureAccounts],
]
