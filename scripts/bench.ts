// npm run bench [-- import|serve|pages|accounts] [--products N] [--file FILE]: measures on a catalogue of 100,000 products.
// npm run bench -- quotes: prices of shipments, with and without the server. · sync [--offers N]: a run of the catalogue sync over 50,000 offers, alone and beside visitors.
// npm run bench -- memory [--requests N]: what the shop holds of memory after 60,000 requests of every kind; only when asked for.
// npm run bench -- million [--large N]: what list, facets, search and sitemap cost with a million products and a tenth; only when asked for.
// npm run bench -- packing [--instances N] [--supported]: packs published instances; only when asked for, it takes a quarter of an hour.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { planImport, type ImportChoices } from '#server/domains/catalogue/import/plan.ts'
import { entities } from '#server/entities.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { benchImport } from './bench/import.ts'
import { measureMemory } from './bench/memory.ts'
import { benchGrowth } from './bench/million.ts'
import { benchPacking } from './bench/packing.ts'
import { repeatPriceList, writePriceList } from './bench/price-list.ts'
import { benchCrowd, benchPages } from './bench/pages.ts'
import { benchEngine, benchKeys } from './bench/quote-engine.ts'
import { benchQuotes } from './bench/quotes.ts'
import { benchServe, type ServeBench } from './bench/serve.ts'
import { openShopInside } from './bench/shop-inside.ts'
import { benchSignIn } from './bench/sign-in.ts'
import { benchSilence } from './bench/silence.ts'
import { benchSync } from './bench/sync.ts'
import { benchBeside } from './bench/sync-beside.ts'
import { syncTargets } from './bench/sync-targets.ts'
import {
  engineTargets,
  importTarget,
  packingTargets,
  quotesTargets,
  serveTargets,
  signInTarget,
  silenceTargets,
  type Target,
} from './bench/targets.ts'
import { productIds } from './bench/workloads.ts'
import { buildIfStale } from './build-if-stale.ts'
import { parseImport } from './lib/import-options.ts'
import { type MeasuredShop, openMeasuredShop } from './lib/measured-shop.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '100000' },
    file: { type: 'string' },
    offers: { type: 'string', default: '50000' },
    large: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '60000' },
    instances: { type: 'string', default: '100' },
    supported: { type: 'boolean', default: false },
  },
})
const USUAL = ['import', 'serve', 'pages', 'accounts']
const PARTS = [...USUAL, 'quotes', 'sync', 'million', 'memory', 'packing']
const parts = positionals.length > 0 ? positionals : USUAL
if (!parts.every((part) => PARTS.includes(part)))
  throw new Error(`What can be measured: ${PARTS.join(', ')}`)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-bench-'))
const say = (text: string) => void process.stdout.write(`${text}\n`)

const planOf = async (file: string, choices?: ImportChoices) => {
  const planned = await planImport(file, choices)
  if (!planned.ok) throw new Error(`${file}: ${planned.code}`)
  return planned.plan
}

const fill = (listFile: string) => async (databaseUrl: string) => {
  const orm = await openOrm(entities, { databaseUrl })
  await migrate(orm)
  await orm.close()
  const parsed = parseImport([listFile, '--set', 'stock=10'], folder)
  if (!parsed.ok) throw new Error(parsed.fault)
  const outcome = await importFile(await planOf(listFile, parsed.command.choices), {
    databaseUrl,
    rejectsFile: path.join(folder, 'rejects.csv'),
  })
  if (outcome.ok) say(`catalogue: ${outcome.summary.created} products`)
}

const targets: Target[] = []
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value

async function measureImport(): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'import') })
  try {
    const measured = await benchImport(database.ownerUrl, values.file ? { file: values.file } : {})
    say(JSON.stringify(measured, null, 1))
    targets.push(importTarget(measured.ratio))
  } finally {
    await database.stop()
  }
}

async function measureServe(shop: MeasuredShop): Promise<void> {
  const results: ServeBench[] = []
  for await (const result of benchServe(shop.url, shop.databaseUrl, folder)) {
    const { name, shopPerSecond, floorPerSecond, ratio, p99, failures } = result
    say(
      `${name.padEnd(24)} shop ${shopPerSecond}/s  floor ${floorPerSecond}/s  ratio ${ratio.toFixed(2)}  p99 ${p99} ms  failures ${failures}`,
    )
    results.push(result)
  }
  targets.push(...serveTargets(results))
}

async function measurePages(shop: MeasuredShop): Promise<void> {
  const ids = await productIds(shop.databaseUrl)
  for (const { name, perSecond, p99, failures } of await benchPages(shop.url, ids))
    say(`${name.padEnd(24)} ${Math.round(perSecond)}/s  p99 ${p99} ms  failures ${failures}`)
  const { people, oneSeconds, crowdSeconds } = await benchCrowd(shop.url)
  say(
    `${people} people at one cold page are served in ${crowdSeconds.toFixed(2)} s, one alone in ${oneSeconds.toFixed(2)} s`,
  )
}

async function measureAccounts(): Promise<void> {
  await buildIfStale()
  const shop = await openShopInside(folder)
  try {
    const signIn = await benchSignIn(shop.url)
    say(JSON.stringify(signIn, rounded, 1))
    const calls = await benchSilence(shop.url, shop.databaseUrl)
    for (const { name, knownMs, unknownMs } of calls)
      say(`${name.padEnd(26)} known ${knownMs.toFixed(2)} ms  unknown ${unknownMs.toFixed(2)} ms`)
    targets.push(signInTarget(signIn), ...silenceTargets(calls))
  } finally {
    await shop.stop()
  }
}

async function measureQuotes(): Promise<void> {
  const perSecond = benchEngine()
  const { medianMs, p99Ms } = benchKeys()
  say(
    `engine ${Math.round(perSecond)}/s of one core; a key ${medianMs.toFixed(2)} ms, p99 ${p99Ms}`,
  )
  targets.push(...engineTargets(perSecond, p99Ms))
  await buildIfStale()
  const shop = await openMeasuredShop({ demo: true, role: 'web' })
  try {
    const quotes = await benchQuotes(shop.url, shop.databaseUrl, folder)
    say(JSON.stringify(quotes, rounded, 1))
    targets.push(...quotesTargets(quotes))
  } finally {
    await shop.stop()
  }
}

async function measureSync(): Promise<void> {
  const offers = Number(values.offers)
  const sync = await benchSync(folder, offers)
  say(JSON.stringify(sync, rounded, 1))
  await buildIfStale()
  const beside = await benchBeside(folder, offers)
  say(JSON.stringify(beside, rounded, 1))
  targets.push(...syncTargets(sync, beside))
}

async function measureShop(): Promise<void> {
  const listFile = path.join(folder, 'list.csv')
  const rows = Math.ceil(Number(values.products) / 0.87)
  if (values.file) await repeatPriceList(await planOf(values.file), listFile, rows)
  else await writePriceList(listFile, rows)
  await buildIfStale()
  const shop = await openMeasuredShop({ fill: fill(listFile), demo: false, role: 'web' })
  try {
    if (parts.includes('serve')) await measureServe(shop)
    if (parts.includes('pages')) await measurePages(shop)
  } finally {
    await shop.stop()
  }
}

try {
  say(
    `machine: ${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
  )
  if (parts.includes('import')) await measureImport()
  if (parts.includes('serve') || parts.includes('pages')) await measureShop()
  if (parts.includes('quotes')) await measureQuotes()
  if (parts.includes('sync')) await measureSync()
  if (parts.includes('million')) targets.push(...(await benchGrowth(Number(values.large), say)))
  if (parts.includes('memory')) targets.push(await measureMemory(Number(values.requests), say))
  if (parts.includes('packing')) {
    const instances = Math.min(100, Math.max(1, Math.trunc(Number(values.instances)) || 1))
    targets.push(...packingTargets(benchPacking({ instances, supported: values.supported }, say)))
  }
  if (parts.includes('accounts')) await measureAccounts()
  for (const { what, kept } of targets) say(`${kept ? '✓' : '✗'} ${what}`)
  process.exitCode = targets.every(({ kept }) => kept) ? 0 : 1
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
