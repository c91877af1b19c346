// Stops the Postgres that a killed program left behind, so that the next start finds its folder free.
import fs from 'node:fs'
import path from 'node:path'
import { processFacts, waitForDeath } from './process-facts.ts'

/** Postgres' fast shutdown; one that takes no notice is ended at once, and replays its log at its start. */
const WAYS = [
  ['SIGINT', 5000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const

/** The folder a server was started on, by what its command says; it may be spelled otherwise than by us. */
const isOfFolder = (command: string, dataDir: string): boolean => {
  const said = / -D (.+?) -p \d/.exec(command)?.[1]
  if (said === undefined) return false
  const [theirs, ours] = [said, dataDir].map((each) =>
    fs.statSync(each, { bigint: true, throwIfNoEntry: false }),
  )
  return !!theirs && theirs.ino === ours?.ino && theirs.dev === ours.dev
}

/** True when one was running. Never touches a process that is not the Postgres of exactly this folder. */
export const stopLeftoverPostgres = async (dataDir: string): Promise<boolean> => {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return false
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  const facts = processFacts(pid)
  const isOurs = facts !== null && !facts.isZombie && isOfFolder(facts.command, dataDir)
  if (isOurs) await stop(pid, dataDir)
  // Postgres refuses to start while the number in this file is alive, even as a zombie or another program. The file of a dead
  // one stays: by it a start finds out whether the children of a killed server still work.
  if (processFacts(pid) !== null) fs.rmSync(pidFile, { force: true })
  return isOurs
}

const stop = async (pid: number, dataDir: string): Promise<void> => {
  for (const [signal, limitMs] of WAYS) {
    process.kill(pid, signal)
    if (await waitForDeath(pid, limitMs)) return
  }
  throw new Error(`the Postgres left over in ${dataDir} (pid ${pid}) does not stop`)
}
