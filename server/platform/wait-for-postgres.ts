// Waits until a Postgres we started takes connections, by the line it writes into its own pid file.
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

// Recovery after a power cut replays the log before the first connection; a large one takes minutes.
const READY_LIMIT_MS = 300_000

const statusLine = (pidFile: string, pid: number | undefined): string => {
  try {
    const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
    return Number(lines[0]) === pid ? (lines[7] ?? '').trim() : ''
  } catch {
    return ''
  }
}

/** False when the server ended before it was ready. */
export const waitForPostgres = async (
  dataDir: string,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<boolean> => {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const end = performance.now() + READY_LIMIT_MS
  while (!hasEnded) {
    if (statusLine(pidFile, child.pid) === 'ready') return true
    if (performance.now() > end) {
      child.kill('SIGQUIT')
      throw new Error(`Postgres in ${dataDir} is not ready after ${READY_LIMIT_MS / 1000} seconds`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}
