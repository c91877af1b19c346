// A Postgres for one command: when the command is ended on its way, Postgres ends as well and its files are removed.
import fs from 'node:fs'
import { type Database, openDatabase } from '#server/platform/database.ts'
import type { KeptPostgres } from '#server/platform/kept-postgres.ts'

/** Watches over a Postgres whose files lie in `folder`, until the function that it returns is called. */
export function endWithProcess({ pid }: Pick<KeptPostgres, 'pid'>, folder: string): () => void {
  const end = () => {
    try {
      process.kill(pid(), 'SIGQUIT')
    } finally {
      // It may be writing a last line.
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
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
