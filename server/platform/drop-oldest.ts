// Makes room in a folder of kept files: the least recently used go first, and what killed writers left behind.
import fs from 'node:fs/promises'
import path from 'node:path'
import { dropAbandoned } from './write-atomically.ts'

interface DropOptions {
  folder: string
  /** Where files lie while they are being written. */
  waiting: string
  mostBytes: number
  /** Milliseconds since 1970. */
  now: number
}

interface Kept {
  file: string
  bytes: number
  usedAt: number
}

/** After making room there is some, so that the next file does not make it again. */
const FULL_PART = 0.9

/** Other processes delete and write in the same moment: what is gone is skipped. */
async function filesOf(folder: string): Promise<Kept[]> {
  const names = await fs.readdir(folder).catch(() => [])
  const files: Kept[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const stat = await fs.stat(file).catch(() => null)
    if (stat?.isFile())
      files.push({ file, bytes: stat.size, usedAt: Math.max(stat.atimeMs, stat.mtimeMs) })
  }
  return files
}

export async function dropOldest({ folder, waiting, mostBytes, now }: DropOptions): Promise<void> {
  await dropAbandoned(waiting, '', now)
  const shelves = await fs.readdir(folder)
  const kept: Kept[] = []
  for (const shelf of shelves.map((name) => path.join(folder, name)))
    if (shelf !== waiting) kept.push(...(await filesOf(shelf)))
  let total = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= mostBytes) return
  for (const { file, bytes } of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes * FULL_PART) return
    await fs.rm(file, { force: true })
    total -= bytes
  }
}
