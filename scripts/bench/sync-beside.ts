// The shop's own visitors while a worker runs a sync: what they wait for, compared with a shop that rests.
import path from 'node:path'
import { entities } from '#server/entities.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { openMeasuredShop } from '../lib/measured-shop.ts'
import { stopProcess } from '../lib/stop-process.ts'
import type { SyncSetting } from '../lib/sync-deps.ts'
import type { Effort } from './effort.ts'
import { steadyLoad, type SteadyLoad } from './steady-load.ts'
import { openStores, openWorker } from './sync-processes.ts'
import { workloads } from './workloads.ts'

export interface SyncBeside {
  quiet: SteadyLoad
  beside: SteadyLoad
}

const PER_SECOND = 100
const WARM_UP_SECONDS = 5

/** The shop's visitors, alone and while a worker runs a sync in which prices move, at the pace the stores allow. */
export async function benchBeside(
  folder: string,
  offers: number,
  { seconds = 20 }: Effort,
): Promise<SyncBeside> {
  const { child, accounts } = await openStores(offers)
  const jobOf = (databaseUrl: string, unhurried: boolean): SyncSetting => ({
    databaseUrl,
    dataDir: path.join(folder, 'beside'),
    accounts,
    unhurried,
  })
  const fill = async (databaseUrl: string) => {
    const orm = await openOrm(entities, { databaseUrl })
    await migrate(orm)
    await orm.close()
    const worker = openWorker(jobOf(databaseUrl, true))
    await worker.crawl()
    await worker.stop()
  }
  const shop = await openMeasuredShop({ fill, demo: false, role: 'web' })
  const worker = openWorker(jobOf(shop.databaseUrl, false))
  try {
    const [lists, products] = await workloads(shop.databaseUrl)
    const paths = (lists?.paths ?? []).flatMap((list, at) => [list, products?.paths[at] ?? list])
    const ask = (least: number, isOver = () => true) =>
      steadyLoad(shop.url, paths, { perSecond: PER_SECOND, seconds: least, isOver })
    await ask(Math.min(WARM_UP_SECONDS, seconds))
    const quiet = await ask(seconds)
    child.send('move')
    let isOver = false
    const crawl = worker.crawl().finally(() => (isOver = true))
    const beside = await ask(seconds, () => isOver)
    await crawl
    return { quiet, beside }
  } finally {
    await worker.stop()
    await shop.stop()
    await stopProcess(child, 'SIGTERM')
  }
}
