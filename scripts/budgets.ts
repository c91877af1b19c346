// npm run budgets [-- ROUTE …]: what a first view costs, route by route; fails when one is over its budget.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '#tests/support/browser.ts'
import { buildIfStale } from './build-if-stale.ts'
import { measureFirstLoad, type FirstLoad } from './lib/first-load.ts'
import { openMeasuredShop } from './lib/measured-shop.ts'
import { endCleanly, chosenOf, readCommand } from './lib/read-command.ts'
import { partsOfFirstScript } from './lib/script-parts.ts'

const BUDGET = { scriptKilobytes: 100, styleKilobytes: 12, layoutShift: 0.01 }
const AIM_SCRIPT_KILOBYTES = 97
/** Kilobytes of script when somebody last looked; who adds more on purpose writes the new number here. */
const LAST_KILOBYTES: Record<string, number> = {
  '/': 95.2,
  '/products': 98.7,
  '/product/1': 99.7,
  '/en/products?search=headphones': 98.7,
  '/cart': 96.2,
  '/quote': 96.0,
  '/calculator': 95.1,
  '/auth?tab=register': 99.3,
  '/reset-password?token=any-token-looks-the-same': 99.6,
}
const GROWTH_KILOBYTES = 2

const faults = (load: FirstLoad, lastKilobytes: number): string[] => [
  ...(load.scriptKilobytes > lastKilobytes + GROWTH_KILOBYTES
    ? [`scripts grew from ${lastKilobytes} kB by more than ${GROWTH_KILOBYTES} kB`]
    : []),
  ...(load.scriptKilobytes > BUDGET.scriptKilobytes
    ? [`scripts over ${BUDGET.scriptKilobytes} kB`]
    : []),
  ...(load.styleKilobytes > BUDGET.styleKilobytes
    ? [`styles over ${BUDGET.styleKilobytes} kB`]
    : []),
  ...(load.layoutShift > BUDGET.layoutShift ? [`layout shift over ${BUDGET.layoutShift}`] : []),
  ...(load.scriptsBeforePaint.length > 0
    ? [`script before paint: ${load.scriptsBeforePaint.join(', ')}`]
    : []),
  ...(load.hydrated ? [] : ['not hydrated']),
]

const pathOf = (route: string): string => route.split('?', 1)[0] ?? route
const PATHS = Object.keys(LAST_KILOBYTES).map(pathOf)
const USAGE = `npm run budgets -- [ROUTE …]

  All routes, or some of ${PATHS.join(', ')}.
  Exit code 1 says that a budget was missed, 2 that something could not be measured.`

const asked = readCommand(USAGE, (args) =>
  chosenOf('route', PATHS, parseArgs({ args, allowPositionals: true }).positionals),
)
endCleanly()
await buildIfStale()
const shop = await openMeasuredShop({ demo: true })
const browser = await launchBrowser()
let failed = false
try {
  process.stdout.write(
    `route                            JS kB br   CSS kB br  HTML kB br  shift   (aim ${AIM_SCRIPT_KILOBYTES} kB JS)\n`,
  )
  for (const [route, lastKilobytes] of Object.entries(LAST_KILOBYTES)) {
    if (!asked.includes(pathOf(route))) continue
    const load = await measureFirstLoad(browser, shop.url, route)
    const wrong = faults(load, lastKilobytes)
    failed ||= wrong.length > 0
    const cells = [load.scriptKilobytes, load.styleKilobytes, load.htmlKilobytes, load.layoutShift]
    process.stdout.write(
      `${route.padEnd(32)} ${cells.map((cell) => String(cell).padEnd(10)).join(' ')} ${wrong.join('; ')}\n`,
    )
  }
} finally {
  await browser.close()
  await shop.stop()
}
process.stdout.write('\nthe script of every page, kB br by part:\n')
for (const { name, bytes } of await partsOfFirstScript(path.resolve(import.meta.dirname, '..')))
  process.stdout.write(`${name.padEnd(32)} ${(bytes / 1000).toFixed(1)}\n`)
process.exitCode = failed ? 1 : 0
