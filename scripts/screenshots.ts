// npm run screenshots [-- NAME …]: takes the pictures of docs/screenshots again, from the demo shop after its first sync.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { localised, paths } from '#contract/paths.ts'
import { EMPTY_PIECE, shipmentQuery } from '#contract/shipment-view.ts'
import { SYNC_CALLS } from '#contract/sync-calls.ts'
import type { SyncStats } from '#contract/sync.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { hydrated } from '#tests/support/shop-tab.ts'
import { buildIfStale } from './build-if-stale.ts'
import { callerFolder } from './lib/caller-folder.ts'
import { openMeasuredShop } from './lib/measured-shop.ts'
import { chosenOf, endCleanly, readCommand } from './lib/read-command.ts'

interface Shot {
  path: string
  phone?: true
  dark?: true
  as?: keyof typeof LOGINS
}

const parcel = { ...EMPTY_PIECE, length: '16', width: '12', height: '10', weight: '12' }
const piece = {
  ...EMPTY_PIECE,
  length: '40',
  width: '30',
  height: '25',
  weight: '12',
  value: '180',
}
const shipment = shipmentQuery({ numbers: 'es', destination: 've-caracas', pieces: [piece] })
const plan = shipmentQuery({
  numbers: 'it',
  pieces: [parcel, { ...parcel, length: '9' }, { ...parcel, height: '6' }],
})

/** By the name of its file. */
const SHOTS: Record<string, Shot> = {
  home: { path: paths.home },
  'home-phone': { path: paths.home, phone: true, dark: true },
  products: { path: localised('en', paths.products()), dark: true },
  'product-phone': { path: paths.product(1), phone: true },
  calculator: { path: paths.calculator(shipment) },
  'quote-phone': { path: localised('pt', paths.quote(shipment)), phone: true },
  planner: { path: localised('it', paths.consolidation(plan)), dark: true },
  services: { path: paths.services() },
  'all-stores': { path: paths.abroad() },
  'all-stores-phone': { path: localised('pt', paths.abroad()), phone: true, dark: true },
  amazon: { path: localised('en', paths.amazon) },
  'venezuela-phone': { path: paths.venezuela, phone: true },
  inventory: { path: localised('it', paths.inventory()), dark: true },
  'products-phone': { path: paths.products(), phone: true },
  'offline-phone': { path: paths.offline, phone: true },
  'blog-phone': { path: paths.blog(), phone: true },
  account: { path: paths.account, as: 'customer' },
  'desk-sync': { path: paths.adminSync, as: 'admin' },
  'desk-rates': { path: paths.adminRates(), as: 'admin', dark: true },
}

const NAMES = Object.keys(SHOTS)
const USAGE = `npm run screenshots -- [NAME …] [--folder FOLDER]

  All pictures, or some of
    ${NAMES.join('\n    ')}
  into docs/screenshots, or another folder.`

const { names, folder } = readCommand(USAGE, (args) => {
  const options = { folder: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return {
    names: chosenOf('picture', NAMES, positionals),
    folder: values.folder
      ? path.resolve(callerFolder(), values.folder)
      : path.resolve(import.meta.dirname, '../docs/screenshots'),
  }
})
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** Of the file; enough to read a page's words. */
const WIDTHS = { desktop: 960, phone: 390 }

async function takeShot(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const viewport = SIZES[shot.phone ? 'phone' : 'desktop']
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' })
  try {
    if (shot.dark) await context.addCookies([{ name: 'puente_scheme', value: 'dark', url: origin }])
    if (shot.as) await context.request.post('/api/login', { data: LOGINS[shot.as] })
    const page = await context.newPage()
    await page.goto(shot.path)
    await hydrated(page)
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) =>
          image.complete ||
          image.getClientRects().length === 0 ||
          image.getBoundingClientRect().top > innerHeight,
      ),
    )
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

const SYNC_LIMIT_MS = 5 * 60_000

/** Lists and desks look as on any day only when each store has told all it has. */
async function firstSyncDone(origin: string): Promise<void> {
  const given = Date.now() + SYNC_LIMIT_MS
  for (;;) {
    const answers = await Promise.all(
      [SYNC_CALLS.stats, SYNC_CALLS.activeJobs].map((call) => fetch(`${origin}${call}`)),
    )
    const [stats, jobs] = (await Promise.all(answers.map((answer) => answer.json()))) as [
      SyncStats,
      unknown[],
    ]
    if (jobs.length === 0 && SYNC_STORES.every((store) => stats[store].lastSync !== null)) return
    if (Date.now() > given) throw new Error('The first sync did not end')
    await setTimeout(1000)
  }
}

endCleanly()
await buildIfStale()
const shop = await openMeasuredShop({ demo: true })
const browser = await launchBrowser()
try {
  await firstSyncDone(shop.url)
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (!names.includes(name)) continue
    const picture = sharp(await takeShot(browser, shop.url, shot))
    const { size } = await picture
      .resize({ width: WIDTHS[shot.phone ? 'phone' : 'desktop'] })
      .webp({ quality: 72, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`))
    process.stdout.write(`${name.padEnd(16)} ${Math.round(size / 1024)} kB\n`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
