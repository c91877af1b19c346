// Lets one program at a time use a data folder, and tells the next one where the first is.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeFolder } from './make-folder.ts'
import { processFacts } from './process-facts.ts'

export interface Instance {
  pid: number
  /** Tells this process from a later one with the same number. */
  birth: string
  /** Which folder on which disk: a copy brings this file along, and nobody holds the copy. */
  folder?: string
  /** Null while it is still starting. */
  url: string | null
  /** It has begun to end: nobody is served there any more. */
  isStopping?: true
}

export interface InstanceLock {
  announce: (url: string) => void
  /** Tells whoever starts meanwhile to wait. */
  announceEnd: () => void
  release: () => void
}

export type LockAttempt = { ok: true; lock: InstanceLock } | { ok: false; holder: Instance }

const read = (file: string): Instance | null => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Instance
  } catch {
    return null
  }
}

const folderOf = (file: string): string => {
  const { dev, ino } = fs.statSync(path.dirname(file), { bigint: true })
  return `${dev}:${ino}`
}

const holds = (instance: Instance | null, file: string): instance is Instance => {
  if (instance?.folder !== undefined && instance.folder !== folderOf(file)) return false
  const facts = instance && processFacts(instance.pid)
  return !!facts && !facts.isZombie && facts.birth === instance.birth
}

const lockFile = (dataDir: string) => path.join(dataDir, 'instance.json')

/** The living holder of a data folder, if there is one. */
export const findInstance = (dataDir: string): Instance | null => {
  const holder = read(lockFile(dataDir))
  return holds(holder, lockFile(dataDir)) ? holder : null
}

export const takeInstanceLock = (dataDir: string): LockAttempt => {
  makeFolder(dataDir)
  const file = lockFile(dataDir)
  const own: Instance = {
    pid: process.pid,
    birth: processFacts(process.pid)?.birth ?? '',
    folder: folderOf(file),
    url: null,
  }
  const draft = `${file}.${process.pid}`
  const isOwn = () => read(file)?.pid === own.pid && read(file)?.birth === own.birth
  const write = (target: string, instance: Instance) =>
    fs.writeFileSync(target, `${JSON.stringify(instance)}\n`, { mode: 0o600 })

  // Renamed into place, so that a reader never sees half a file.
  const tell = (instance: Instance) => {
    write(draft, instance)
    fs.renameSync(draft, file)
  }
  const lock: InstanceLock = {
    announce: (url) => tell({ ...own, url }),
    announceEnd: () => {
      try {
        if (isOwn()) tell({ ...own, isStopping: true })
      } catch {
        // A full disk keeps nobody from ending.
        fs.rmSync(draft, { force: true })
      }
    },
    release: () => {
      if (isOwn()) fs.rmSync(file, { force: true })
    },
  }

  try {
    write(draft, own)
    for (;;) {
      try {
        // A link appears whole or not at all, and fails when the name is taken.
        fs.linkSync(draft, file)
        return { ok: true, lock }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (holds(holder, file)) return { ok: false, holder }
      clearStale(file, `${draft}.stale`)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

const LOOK_EVERY_MS = 100

/** As `takeInstanceLock`, once a holder that is ending has ended; after the limit it is told as the holder it is. */
export const awaitInstanceLock = async (
  dataDir: string,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<LockAttempt> => {
  const end = performance.now() + limitMs
  for (;;) {
    const attempt = takeInstanceLock(dataDir)
    if (attempt.ok || !attempt.holder.isStopping || performance.now() > end) return attempt
    await setTimeout(LOOK_EVERY_MS, undefined, { signal })
  }
}

// Another process may have cleared the dead lock and taken its own between our look and our move: then
// what we moved is alive, and goes back.
const clearStale = (file: string, aside: string): void => {
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (holds(read(aside), file)) fs.renameSync(aside, file)
  else fs.rmSync(aside)
}
