// Keeps made files on disk up to a limit: several processes share the folder, a killed one leaves no half file behind.
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { dropOldest } from './drop-oldest.ts'
import { writeAtomically } from './write-atomically.ts'

export interface DiskCacheOptions {
  folder: string
  mostBytes: number
  /** How long an entry may be used after it was written. */
  keepMs: number
  clock: () => Date
  /** Hears why something could not be kept; the caller of `write` need not know. */
  onFault: (error: unknown) => void
}

export interface DiskCache {
  /** Null for what is not there, too old or damaged. */
  read: (key: string) => Promise<Buffer | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  drop: (key: string) => Promise<void>
}

const DIGEST_BYTES = 32
/** Noting each use would write to the disk at every read. */
const NOTE_USE_MS = 3_600_000
/** The folder is measured again after this part of its limit was written. */
const MEASURE_PART = 20

const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

export function openDiskCache(options: DiskCacheOptions): DiskCache {
  const { folder, mostBytes, keepMs, clock, onFault } = options
  const waiting = path.join(folder, 'waiting')
  let unmeasured = Number.POSITIVE_INFINITY
  let dropping: Promise<void> | null = null

  const fileOf = (key: string) => {
    const name = digest(key).toString('hex')
    return path.join(folder, name.slice(0, 2), name.slice(2))
  }

  const makeRoom = () => {
    unmeasured = 0
    const now = clock().getTime()
    dropping ??= dropOldest({ folder, waiting, mostBytes, now }).finally(() => (dropping = null))
    return dropping
  }

  const read = async (key: string) => {
    const file = fileOf(key)
    try {
      const [bytes, { mtime, atime }] = await Promise.all([fs.readFile(file), fs.stat(file)])
      const now = clock()
      if (now.getTime() - mtime.getTime() > keepMs) return null
      const body = bytes.subarray(DIGEST_BYTES)
      // After a power cut a file may have its length, but not its bytes.
      if (!digest(body).equals(bytes.subarray(0, DIGEST_BYTES))) return null
      if (now.getTime() - atime.getTime() > NOTE_USE_MS) await fs.utimes(file, now, mtime)
      return body
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onFault(error)
      return null
    }
  }

  const write = async (key: string, bytes: Uint8Array) => {
    const file = fileOf(key)
    try {
      await writeAtomically(waiting, [{ file, bytes: [digest(bytes), bytes], at: clock() }])
      unmeasured += bytes.byteLength + DIGEST_BYTES
      if (unmeasured > mostBytes / MEASURE_PART) await makeRoom()
    } catch (error) {
      onFault(error)
    }
  }

  return { read, write, drop: (key) => fs.rm(fileOf(key), { force: true }).catch(onFault) }
}
