// The two processes beside the bench of the sync: the played stores, and the worker that asks them.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { StoreAccounts } from '#server/connectors/stores/store-accounts.ts'
import type { SyncJob, SyncWalk } from './sync-worker.ts'

const start = (file: string, ...args: string[]): ChildProcess =>
  fork(path.join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

const heard = async <T>(child: ChildProcess): Promise<T> => {
  const [said] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A process of the bench ended with ${String(code)}.`)
    }),
  ])) as [T]
  return said
}

/** As many articles as leave `offers` to two of the three stores. */
export const openStores = async (offers: number) => {
  const child = start('sync-stores.ts', String(Math.ceil((offers * 3) / 2)))
  return { child, accounts: await heard<StoreAccounts>(child) }
}

export const openWorker = (job: SyncJob) => {
  const child = start('sync-worker.ts')
  const walk = async (): Promise<SyncWalk> => {
    child.send(job)
    return heard<SyncWalk>(child)
  }
  const stop = async () => {
    const exit = once(child, 'exit')
    child.disconnect()
    await exit
  }
  return { walk, stop }
}
