// npm run import -- FILE: puts a price list into the catalogue; without a file it says what it can do.
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { openSizesOf } from '#server/domains/catalogue/import/open-sizes.ts'
import { planImport } from '#server/domains/catalogue/import/plan.ts'
import type { ImportProgress } from '#server/domains/catalogue/import/summary.ts'
import { openCommandDatabase } from './lib/command-database.ts'
import { IMPORT_USAGE, parseImport } from './lib/import-options.ts'
import { describePlan, describeRefusal, describeSummary } from './lib/import-report.ts'
import { readCommand } from './lib/read-command.ts'
import { requireConfig } from './lib/require-config.ts'
import { startMatching } from './lib/start-matching.ts'
import { startSession } from './lib/session.ts'
import { callerFolder } from './lib/caller-folder.ts'

const say = (text: string) => void process.stderr.write(`${text}\n`)

/** One line that grows on a terminal, now and then a line elsewhere. */
const createMeter = () => {
  let last = 0
  return ({ phase, records, rejected, rowsPerSecond }: ImportProgress) => {
    const what = phase === 'compared' ? 'compared' : `${rejected} rejected`
    const text = `  ${records} rows, ${what}, ${rowsPerSecond} rows/s`
    if (process.stderr.isTTY) return void process.stderr.write(`\r\u001B[K${text}`)
    if (performance.now() - last < 2000) return
    last = performance.now()
    say(text)
  }
}

const { file, rejectsFile, choices, limits, isDryRun, isJson } = readCommand(IMPORT_USAGE, (args) =>
  parseImport(args, callerFolder()),
)
const planned = await planImport(file, choices)
if (!planned.ok) {
  say(describeRefusal(planned))
  process.exit(1)
}
const openSizes = await openSizesOf(planned.plan)
if (openSizes !== null) {
  say(describeRefusal(openSizes))
  process.exit(1)
}
say(describePlan(planned.plan))

// Nothing is signed here, so beside a foreign database the command works without the shop's secret.
const UNUSED_SECRET = 'no signature is made by an import'

const session = startSession(process.stderr)
try {
  const databaseUrl = await openCommandDatabase(
    session,
    requireConfig({ PUENTE_SECRET: UNUSED_SECRET }),
  )
  const importing = importFile(planned.plan, {
    ...limits,
    databaseUrl,
    rejectsFile,
    dryRun: isDryRun,
    signal: session.shutdown.signal,
    onProgress: createMeter(),
  })
  // A Ctrl-C lets the running batch end before the database is stopped.
  session.shutdown.add('Import', 30, () => importing)
  const outcome = await importing
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  if (outcome.ok && !isDryRun && outcome.summary.created + outcome.summary.changed > 0)
    await startMatching(databaseUrl)
  if (!outcome.ok) say(describeRefusal(outcome))
  else if (isJson) process.stdout.write(`${JSON.stringify(outcome.summary)}\n`)
  else process.stdout.write(`${describeSummary(outcome.summary)}\n`)
  session.shutdown.end(outcome.ok ? 0 : 1)
} catch (error) {
  session.fail(error)
}
