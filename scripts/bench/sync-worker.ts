// A worker of the sync's bench: walks the lists of Walmart and eBay as often as it is told to, and says how long a walk
// took and how much memory it needed.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { StoreAccounts } from '#server/connectors/stores/store-accounts.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import type { Deps } from '#server/ctx.ts'
import { completeRun } from '#server/domains/sync/close-run.ts'
import { requestRun } from '#server/domains/sync/request-run.ts'
import { takeRun } from '#server/domains/sync/take-run.ts'
import { entities } from '#server/entities.ts'
import { stepRun } from '#server/jobs/handlers/step-run.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { openShopFolder, openShopPictures } from '#server/open-shop-pictures.ts'
import { openOrm } from '#server/platform/orm.ts'

export interface SyncJob {
  databaseUrl: string
  dataDir: string
  accounts: StoreAccounts
  /** False: as fast as the stores' own limits allow. */
  unhurried: boolean
}

export interface SyncWalk {
  seconds: number
  offers: number
  changed: number
  startMb: number
  peakMb: number
}

const megabytes = (): number => process.memoryUsage.rss() / 1_048_576

async function openDeps({ databaseUrl, dataDir, accounts, unhurried }: SyncJob): Promise<Deps> {
  const parsed = parseConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PUENTE_SECRET: 'only-for-measuring-'.repeat(3),
  })
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  const { config } = parsed
  const clock = () => new Date()
  const log = pino({ level: 'error' })
  const connectors = openConnectors({ ...accounts, amazon: null }, { now: clock })
  const limits = { callsPerSecond: 1e6, callsPerDay: 1e9 }
  return {
    config,
    orm: await openOrm(entities, { databaseUrl, poolSize: 4 }),
    boss: await openBoss(databaseUrl, log),
    log,
    rateSources: config.rateSources,
    stores: connectors.map((one) => (unhurried ? { ...one, limits } : one)),
    pictures: openShopPictures(config, log, clock),
    shopPictures: openShopFolder(config),
    clock,
  }
}

/** To the end of its lists; what else belongs to a run asks for single articles and is not measured. */
async function walkLists(deps: Deps, connector: StoreConnector): Promise<void> {
  const { provider } = connector
  const lease = randomUUID()
  await inJobTransaction(deps, (scope) => requestRun(scope, provider, 'admin'))
  for (;;) {
    const taking = await takeRun(deps.orm.em.fork(), provider, lease)
    if (taking.kind !== 'run') throw new Error(`${provider}: ${JSON.stringify(taking)}`)
    const { run } = taking
    if (run.phase !== 'list') {
      await deps.orm.em.fork().transactional((em) => completeRun(em, run))
      return
    }
    await stepRun(deps, connector, run, lease)
  }
}

/** The played stores think of their goods when they are asked for the first time; real ones have them. */
async function warmUp({ stores }: Deps): Promise<void> {
  for (const { listPage } of stores)
    for (let cursor: string | null = null; ;) {
      const page = await listPage(cursor)
      if (!page.ok || page.nextCursor === null) break
      cursor = page.nextCursor
    }
}

async function walkAll(deps: Deps): Promise<SyncWalk> {
  await warmUp(deps)
  const startMb = megabytes()
  let peakMb = startMb
  const watch = setInterval(() => (peakMb = Math.max(peakMb, megabytes())), 100)
  const started = performance.now()
  await Promise.all(deps.stores.map((connector) => walkLists(deps, connector)))
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  const rows = await deps.orm.em.fork().execute<{ offers: number; changed: number }[]>(
    `select sum(seen)::int as offers, sum(changed)::int as changed from (
        select distinct on (provider) seen, changed from sync_run order by provider, id desc) latest`,
  )
  return { seconds, offers: rows[0]?.offers ?? 0, changed: rows[0]?.changed ?? 0, startMb, peakMb }
}

let open: Promise<Deps> | null = null
process.on('message', (job: SyncJob) => {
  open ??= openDeps(job)
  void open.then(walkAll).then((walk) => process.send?.(walk))
})
process.once('disconnect', () => process.exit())
