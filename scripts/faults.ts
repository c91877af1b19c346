// npm run faults [-- PART …] [--seed N] [--kills N]: kills workers and the database in the middle of the catalogue sync, lets two of everything work side by side, and compares what is left with an undisturbed run.
import { parseArgs } from 'node:util'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { share } from '#server/sandbox/stores/chance.ts'
import { catalogueRows, differences } from './faults/catalogue-rows.ts'
import { killAtRandom, killBetweenPages, killInTransactions } from './faults/kill-workers.ts'
import { openGround } from './faults/open-ground.ts'
import { openPlayedStores } from './faults/played-stores.ts'
import { recoverAfterKill, surviveRestarts } from './faults/real-time.ts'
import { workSideBySide } from './faults/side-by-side.ts'
import { live, type Stage } from './faults/worker-life.ts'
import { generateWords } from './lib/generate-words.ts'
import { endCleanly, chosenOf, readCommand, wholeNumber } from './lib/read-command.ts'

const PARTS = ['pages', 'random', 'database', 'patience', 'pairs'] as const
type Part = (typeof PARTS)[number]

const USAGE = `npm run faults -- [PART …] [--seed N] [--kills N]

  All parts, or some of ${PARTS.join(', ')}.
  --seed N   for the moments of random kills, as an earlier run has told it
  --kills N  at random (50), and at most so many of each kind of pages (one at every page)
  Exit code 1 says that something did not hold, 2 that something could not be tried.`

const { chosen, seed, kills } = readCommand(USAGE, (args) => {
  const options = { seed: { type: 'string' }, kills: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return {
    chosen: chosenOf('part', PARTS, positionals),
    seed: values.seed ? wholeNumber('seed', values.seed) : Math.trunc(Math.random() * 1e9),
    kills: values.kills ? wholeNumber('kills', values.kills, 10_000, 1) : undefined,
  }
})
endCleanly()

/** Several pages of lists at each store, and at eBay of closer looks besides. */
const ITEMS = { amazon: 150, ebay: 300, walmart: 1500 }
/** What a killed worker leaves is taken up when its lease and its heartbeat have ended. */
const PATIENCE_SECONDS = 120

/** Random ones when nobody says how many, and those of which `pages` must be capable at least. */
const RANDOM_KILLS = 50
const LEAST_KILLS = 4

const say = (text: string) => void process.stdout.write(`${text}\n`)
const lines: { what: string; held: boolean }[] = []
const tell = (what: string, held: boolean) => {
  lines.push({ what, held })
  say(`${held ? '✓' : '✗'} ${what}`)
}

await generateWords()
const ground = await openGround()
const played = await openPlayedStores(ITEMS)

const stageFor = async (stores: readonly SyncStore[]): Promise<Stage> => ({
  played,
  stores,
  databaseUrl: await ground.fresh(),
  dataDir: ground.dataDir,
})
/** An undisturbed run of each store, to compare with. */
const undisturbed = new Map<SyncStore, string[]>()
const compare = async ({ databaseUrl, stores }: Stage, parts: 'goods' | 'all' = 'all') => {
  const rows = await catalogueRows(databaseUrl, parts)
  const tables = /^(?:product|product_offer|price_change) /u
  const expected = stores
    .flatMap((store) => undisturbed.get(store) ?? [])
    .filter((row) => parts === 'all' || tables.test(row))
  const apart = differences(rows, expected)
  for (const line of apart.slice(0, 6)) say(`  ${line.slice(0, 300)}`)
  return { apart: apart.length, rows: rows.length }
}

async function killAtEveryPage(): Promise<void> {
  for (const store of SYNC_STORES)
    for (const [where, kill] of [
      ['between two pages', killBetweenPages],
      ['inside a transaction', killInTransactions],
    ] as const) {
      const stage = await stageFor([store])
      const done = await kill(stage, kills)
      const { apart, rows } = await compare(stage)
      tell(
        `${store}: ${done.kills} kills ${where}; ${done.strayed} went on elsewhere, ${done.halves} left half a page; ${apart} of ${rows} rows differ`,
        done.kills >= Math.min(LEAST_KILLS, kills ?? LEAST_KILLS) &&
          done.strayed + done.halves + apart === 0,
      )
    }
}

async function killAnywhere(): Promise<void> {
  let drawn = 0
  const chance = () => share(seed, (drawn += 1))
  for (let left = kills ?? RANDOM_KILLS; left > 0;) {
    const stage = await stageFor(SYNC_STORES)
    const done = await killAtRandom(stage, left, chance)
    left -= Math.max(1, done.kills)
    const { apart, rows } = await compare(stage)
    tell(`all stores: ${done.kills} kills at random; ${apart} of ${rows} rows differ`, apart === 0)
  }
}

async function stopDatabase(): Promise<void> {
  const stage = await stageFor(SYNC_STORES)
  const done = await surviveRestarts(stage, ground.crash, [5, 25])
  const { apart, rows } = await compare(stage)
  tell(
    `Postgres stopped at once ${done.crashes} times in a run, which ended after ${Math.round(done.seconds)} s; ${apart} of ${rows} rows differ`,
    done.crashes === 2 && apart === 0,
  )
}

async function waitForRecovery(): Promise<void> {
  const stage = await stageFor(['ebay'])
  const seconds = await recoverAfterKill(stage)
  const { apart, rows } = await compare(stage)
  tell(
    `a killed worker's run went on after ${Math.round(seconds)} s, at most ${PATIENCE_SECONDS}; ${apart} of ${rows} rows differ`,
    seconds <= PATIENCE_SECONDS && apart === 0,
  )
}

async function workInPairs(): Promise<void> {
  const stage = await stageFor(SYNC_STORES)
  const done = await workSideBySide(stage, 30)
  const { apart, rows } = await compare(stage, 'goods')
  tell(
    `two workers and two schedulers: ${done.runs} runs, ${done.overlaps} overlap, at most ${done.atOnce} call of a store at once; ${apart} of ${rows} rows differ`,
    done.overlaps === 0 && done.atOnce === 1 && apart === 0,
  )
}

const SCENARIOS: Record<Part, () => Promise<void>> = {
  pages: killAtEveryPage,
  random: killAnywhere,
  database: stopDatabase,
  patience: waitForRecovery,
  pairs: workInPairs,
}

try {
  say(`seed ${seed}, ${kills ?? RANDOM_KILLS} random kills`)
  for (const store of SYNC_STORES) {
    const stage = await stageFor([store])
    const { calls } = await live(stage, () => false)
    undisturbed.set(store, await catalogueRows(stage.databaseUrl, 'all'))
    say(`  ${store}: ${calls.length} calls, ${undisturbed.get(store)?.length} rows`)
  }
  let isBroken = false
  for (const part of chosen)
    await SCENARIOS[part]().catch((error: unknown) => {
      isBroken = true
      tell(`${part}: ${String(error)}`, false)
    })
  const held = lines.filter((line) => line.held).length
  say(`${held} of ${lines.length} held; seed ${seed}`)
  process.exitCode = isBroken ? 2 : Number(held < lines.length)
} finally {
  await played.close()
  await ground.close()
}
