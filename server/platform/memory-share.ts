// How much of this process's memory one thing may keep: a small process keeps less instead of dying of what it keeps.
import os from 'node:os'
import v8 from 'node:v8'

/** Bytes that V8, the container and the machine leave to the process, whichever is least. */
export const processMemory = (): number =>
  Math.min(
    v8.getHeapStatistics().heap_size_limit,
    process.constrainedMemory() || Infinity,
    os.totalmem(),
  )

/** That part of it, in bytes, but never more than `most`. */
export const memoryShare = (part: number, most: number): number =>
  Math.floor(Math.min(most, processMemory() * part))
