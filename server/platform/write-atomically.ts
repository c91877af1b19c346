// Puts files under their names whole or not at all, whatever ends the process or fills the disk meanwhile.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

interface AtomicFile {
  file: string
  /** One after another. */
  bytes: readonly Uint8Array[]
  /** When it was written, as its reader is to see it. */
  at?: Date
}

/**
 * All of them, or none: they are written into `waiting`, on the same disk, and named when the last byte is there.
 * @throws what the disk says; then nothing is left of them
 */
export async function writeAtomically(
  waiting: string,
  files: readonly AtomicFile[],
): Promise<void> {
  const drafts = files.map((each) => ({ ...each, draft: path.join(waiting, randomUUID()) }))
  try {
    await fs.mkdir(waiting, { recursive: true })
    for (const { draft, bytes, at } of drafts) {
      await fs.writeFile(draft, bytes, { flag: 'wx' })
      if (at) await fs.utimes(draft, at, at)
    }
    for (const { draft, file } of drafts) {
      await fs.mkdir(path.dirname(file), { recursive: true })
      await fs.rename(draft, file)
    }
  } catch (error) {
    for (const { draft } of drafts) await fs.rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Nobody writes one file for so long. */
const ABANDONED_MS = 3_600_000

/**
 * What killed writers left behind. Other processes write in the same moment: what is gone is skipped. Files carry the
 * time of the machine they lie on. `ending`: of those that lie among others.
 */
export async function dropAbandoned(waiting: string, ending = '', now = Date.now()): Promise<void> {
  const names = await fs.readdir(waiting).catch(() => [])
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const file = path.join(waiting, name)
    const stat = await fs.stat(file).catch(() => null)
    const usedAt = stat?.isFile() ? Math.max(stat.atimeMs, stat.mtimeMs) : now
    if (now - usedAt > ABANDONED_MS) await fs.rm(file, { force: true })
  }
}
