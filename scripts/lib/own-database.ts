// A Postgres for one command: when the command is ended on its way, Postgres ends as well and its files are removed.
import fs from 'node:fs'
import { type Database, openDatabase } from '#server/platform/database.ts'
import type { KeptPostgres } from '#server/platform/kept-postgres.ts'
import { processFacts } from '#server/platform/process-facts.ts'

const PATIENCE_MS = 2000
const LOOK_MS = 20

/** At the exit of a process nothing can be awaited. */
const waitForDeathNow = (pid: number): void => {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const facts = processFacts(pid)
    if (facts === null || facts.isZombie) return
    Atomics.wait(clock, 0, 0, LOOK_MS)
  }
}

/** Watches over a Postgres whose files lie in `folder`, until the function that it returns is called. */
export function endWithProcess({ pid }: Pick<KeptPostgres, 'pid'>, folder: string): () => void {
  const end = () => {
    if (processFacts(pid())) process.kill(pid(), 'SIGQUIT')
    waitForDeathNow(pid())
    fs.rmSync(folder, { recursive: true, force: true })
  }
  // Before others that remove a folder around this one.
  process.prependOnceListener('exit', end)
  return () => void process.off('exit', end)
}

export async function openOwnDatabase(dataDir: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const release = database.embedded ? endWithProcess(database.embedded, dataDir) : () => {}
  const stop = () => database.stop().finally(release)
  return { ...database, stop }
}
