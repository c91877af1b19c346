// npm run lighthouse [-- PAGE … --runs N]: nine runs of each main page on a slow phone; fails when the middle one misses a gate.
import { parseArgs } from 'node:util'
import { paths } from '#contract/paths.ts'
import { SERVICE_SLUGS } from '#domain/shipping-services.ts'
import { anyFreePort } from '#server/platform/free-port.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { buildIfStale } from './build-if-stale.ts'
import { openMeasuredShop } from './lib/measured-shop.ts'
import { median } from './lib/median.ts'
import { auditPage, type PageAudit } from './lib/page-audit.ts'
import { endCleanly, chosenOf, readCommand, wholeNumber } from './lib/read-command.ts'

const PAGES = [
  paths.home,
  paths.products(),
  paths.product(1),
  paths.calculator(),
  paths.service(SERVICE_SLUGS.sea),
  paths.blog(),
]
const USAGE = `npm run lighthouse -- [PAGE …] [--runs N]

  The middle of 9 runs, or of N, over all pages, or some of ${PAGES.join(', ')}.
  Exit code 1 says that a gate was missed, 2 that something could not be measured.`

const { pages, runs } = readCommand(USAGE, (args) => {
  const options = { runs: { type: 'string', default: '9' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const count = wholeNumber('runs', values.runs, 1000, 1)
  return { pages: chosenOf('page', PAGES, positionals), runs: count }
})

const GATE = { largestPaintSeconds: 1.4, layoutShift: 0.01, score: 100 }
const PERFORMANCE_AIM = 95

const say = (text: string) => void process.stdout.write(`${text}\n`)

type Numbers = Omit<PageAudit, 'faults'>

const middle = (audits: readonly PageAudit[]): Numbers => {
  const of = (name: keyof Numbers): number => median(audits.map((audit) => audit[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaintSeconds: of('largestPaintSeconds'),
    blockingMs: of('blockingMs'),
    layoutShift: of('layoutShift'),
    benchmarkIndex: of('benchmarkIndex'),
  }
}

const misses = (page: Numbers): string[] => [
  ...(page.largestPaintSeconds > GATE.largestPaintSeconds
    ? [`largest paint after ${GATE.largestPaintSeconds} s`]
    : []),
  ...(page.layoutShift > GATE.layoutShift ? [`layout shift over ${GATE.layoutShift}`] : []),
  ...(page.accessibility < GATE.score ? ['accessibility'] : []),
  ...(page.bestPractices < GATE.score ? ['best practices'] : []),
  ...(page.seo < GATE.score ? ['SEO'] : []),
]

endCleanly()
await buildIfStale()
const shop = await openMeasuredShop({ demo: true })
const port = await anyFreePort()
const browser = await launchBrowser(port)
let failed = false
try {
  say(`middle of ${runs} runs; performance is aimed at ${PERFORMANCE_AIM}`)
  for (const path of pages) {
    const audits: PageAudit[] = []
    for (let run = 0; run < runs; run += 1) audits.push(await auditPage(shop.url + path, port))
    const page = middle(audits)
    const wrong = misses(page)
    failed ||= wrong.length > 0
    say(
      `${path.padEnd(20)} performance ${page.performance}  LCP ${page.largestPaintSeconds.toFixed(2)} s  TBT ${Math.round(page.blockingMs)} ms  ` +
        `CLS ${page.layoutShift.toFixed(3)}  accessibility ${page.accessibility}  best practices ${page.bestPractices}  SEO ${page.seo}  ` +
        `machine ${Math.round(page.benchmarkIndex)}`,
    )
    if (wrong.length > 0) say(`  missed: ${wrong.join(', ')}`)
    const faults = new Set(audits.flatMap((audit) => audit.faults))
    if (faults.size > 0) say(`  audits: ${[...faults].join(', ')}`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
process.exitCode = failed ? 1 : 0
