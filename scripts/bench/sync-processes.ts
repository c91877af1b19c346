// The two processes beside the bench of the sync: the sandbox's stores, and the worker that asks them.
import { once } from 'node:events'
import path from 'node:path'
import type { StoreAccounts } from '#server/connectors/stores/store-accounts.ts'
import { forkScript, heard } from '../lib/fork-script.ts'
import type { SyncSetting } from '../lib/sync-deps.ts'
import type { SyncCrawl } from './sync-worker.ts'

const start = (file: string, ...args: string[]) =>
  forkScript(path.join(import.meta.dirname, file), ...args)

/** As many items as leave `offers` to two of the three stores. */
export const openStores = async (offers: number) => {
  const child = start('sync-stores.ts', String(Math.ceil((offers * 3) / 2)))
  return { child, accounts: await heard<StoreAccounts>(child) }
}

export const openWorker = (job: SyncSetting) => {
  const child = start('sync-worker.ts')
  const crawl = async (): Promise<SyncCrawl> => {
    child.send(job)
    return heard<SyncCrawl>(child)
  }
  const stop = async () => {
    const exit = once(child, 'exit')
    child.disconnect()
    await exit
  }
  return { crawl, stop }
}
