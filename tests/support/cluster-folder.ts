// Where a test run keeps its Postgres: a folder named after the process, so that dead runs can be swept away.
import fs from 'node:fs'
import path from 'node:path'
import { processFacts } from '#server/platform/process-facts.ts'
import { stopLeftoverPostgres } from '#server/platform/stop-leftover-postgres.ts'

const ON_DISK = path.resolve(import.meta.dirname, '../../.test')
const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

function isRoomy(): boolean {
  try {
    const { blocks, bsize } = fs.statfsSync(MEMORY)
    return blocks * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

/** In memory where there is plenty: a database is hundreds of files, and making them on a disk costs six times as much. */
const parent = isRoomy() ? path.join(MEMORY, `puente-test-${process.getuid?.() ?? 0}`) : ON_DISK

export const clusterFolder = (pid = process.pid): string => path.join(parent, `cluster-${pid}`)

export function isAlive(pid: number): boolean {
  const facts = processFacts(pid)
  return facts !== null && !facts.isZombie
}

/** Ends and removes what runs left behind that were killed before they could clean up. */
export async function sweepClusters(): Promise<void> {
  fs.mkdirSync(parent, { recursive: true })
  const pids = fs.readdirSync(parent).map((name) => Number(/^cluster-(\d+)$/.exec(name)?.[1]))
  for (const pid of pids.filter((found) => found > 0 && !isAlive(found))) {
    await stopLeftoverPostgres(path.join(clusterFolder(pid), 'pg'))
    fs.rmSync(clusterFolder(pid), { recursive: true, force: true })
  }
}

export function forgetCluster(): void {
  fs.rmSync(clusterFolder(), { recursive: true, force: true })
}
