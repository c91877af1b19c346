// One life of a worker: from its start until it has nothing left to do, or until somebody kills it.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SyncStore } from '#domain/store-offer.ts'
import { forkScript } from '../lib/fork-script.ts'
import { stopProcess } from '../lib/stop-process.ts'
import { areRunsOver } from './ask-database.ts'
import type { PlayedStores } from './played-stores.ts'

const LOOK_MS = 40
const LIMIT_MS = 240_000

/** Looks again and again until something is so. */
export async function until<T>(look: () => Promise<T | null | false>): Promise<T> {
  const end = performance.now() + LIMIT_MS
  for (;;) {
    const seen = await look()
    if (seen !== null && seen !== false) return seen
    if (performance.now() > end) throw new Error(`waited ${LIMIT_MS / 1000} s in vain`)
    await pause(LOOK_MS)
  }
}

export interface Stage {
  played: PlayedStores
  stores: readonly SyncStore[]
  databaseUrl: string
  dataDir: string
}

export function startWorker({ played, stores, databaseUrl, dataDir }: Stage, unhurried = true) {
  const child = forkScript(path.join(import.meta.dirname, 'worker.ts'))
  child.send({
    databaseUrl,
    dataDir,
    accounts: played.accountsOf(stores),
    rateSources: played.rateSources,
    unhurried,
    logLevel: 'silent',
  })
  return { kill: () => stopProcess(child, 'SIGKILL') }
}

export interface Life {
  /** What it asked the stores for, in order. */
  calls: string[]
  wasKilled: boolean
}

/** Killed with -9 when `isDeadly` says so of a call, before that call is answered; else it lives until its runs are over. */
export async function live(
  stage: Stage,
  isDeadly: (calls: readonly string[]) => boolean | Promise<boolean>,
): Promise<Life> {
  const calls: string[] = []
  let isDoomed = false
  const { kill } = startWorker(stage)
  const deaf = stage.played.listen((call) => {
    if (isDoomed) return
    calls.push(call)
    void Promise.resolve(isDeadly(calls)).then(async (is) => {
      if (!is || isDoomed) return
      isDoomed = true
      await kill()
    })
  })
  await until(async () => isDoomed || areRunsOver(stage.databaseUrl, stage.stores))
  deaf()
  await kill()
  return { calls, wasKilled: isDoomed }
}
