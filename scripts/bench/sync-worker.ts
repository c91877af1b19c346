// A worker of the sync's bench: crawls the lists of Walmart and eBay as often as it is told to, and says how long a crawl
// took and how much memory it needed.
import { randomUUID } from 'node:crypto'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import type { Deps } from '#server/ctx.ts'
import { completeRun } from '#server/domains/sync/close-run.ts'
import { requestRun } from '#server/domains/sync/request-run.ts'
import { takeRun } from '#server/domains/sync/take-run.ts'
import { stepRun } from '#server/jobs/handlers/step-run.ts'
import { lowerPriority } from '#server/platform/lower-priority.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'
import { openSyncDeps, type SyncSetting } from '../lib/sync-deps.ts'

export interface SyncCrawl {
  seconds: number
  offers: number
  changed: number
  startMb: number
  peakMb: number
}

const megabytes = (): number => process.memoryUsage.rss() / 1_048_576

/** To the end of its lists; what else belongs to a run asks for single items and is not measured. */
async function crawlLists(deps: Deps, connector: StoreConnector): Promise<void> {
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

/** The sandbox's stores think of their goods when they are asked for the first time; real ones have them. */
async function warmUp({ stores }: Deps): Promise<void> {
  for (const { listPage } of stores)
    for (let cursor: string | null = null; ;) {
      const page = await listPage(cursor)
      if (!page.ok || page.nextCursor === null) break
      cursor = page.nextCursor
    }
}

async function crawlAll(deps: Deps): Promise<SyncCrawl> {
  await warmUp(deps)
  const startMb = megabytes()
  let peakMb = startMb
  const watch = setInterval(() => (peakMb = Math.max(peakMb, megabytes())), 100)
  const started = performance.now()
  await Promise.all(deps.stores.map((connector) => crawlLists(deps, connector)))
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  const rows = await deps.orm.em.fork().execute<{ offers: number; changed: number }[]>(
    `select sum(seen)::int as offers, sum(changed)::int as changed from (
        select distinct on (provider) seen, changed from sync_run order by provider, id desc) latest`,
  )
  return { seconds, offers: rows[0]?.offers ?? 0, changed: rows[0]?.changed ?? 0, startMb, peakMb }
}

// As the shop's own worker does.
lowerPriority()
let open: Promise<Deps> | null = null
process.on('message', (job: SyncSetting) => {
  open ??= openSyncDeps({ ...job, accounts: { ...job.accounts, amazon: null } })
  void open.then(crawlAll).then((crawl) => process.send?.(crawl))
})
process.once('disconnect', () => process.exit())
