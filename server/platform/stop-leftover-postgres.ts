// Stops the Postgres that a killed program left behind, so that the next start finds its folder free.
import fs from 'node:fs'
import path from 'node:path'
import { processFacts, waitForDeath } from './process-facts.ts'

const STOP_LIMIT_MS = 30_000

/** True when one was running. Never touches a process that is not the Postgres of exactly this folder. */
export const stopLeftoverPostgres = async (dataDir: string): Promise<boolean> => {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return false
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  const facts = processFacts(pid)
  const isOurs = facts !== null && !facts.isZombie && facts.command.includes(`-D ${dataDir} `)
  if (isOurs) {
    // SIGINT is Postgres' fast shutdown: connections end, everything committed is on disk.
    process.kill(pid, 'SIGINT')
    if (!(await waitForDeath(pid, STOP_LIMIT_MS)))
      throw new Error(`the Postgres left over in ${dataDir} (pid ${pid}) does not stop`)
  }
  // Postgres refuses to start while the number in this file is alive, even as a zombie or a stranger.
  fs.rmSync(pidFile, { force: true })
  return isOurs
}
