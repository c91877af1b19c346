// The one way a process keeps things between requests: bounded in bytes, by what it may use of memory.
import { LRUCache } from 'lru-cache'
import { memoryShare } from './memory-share.ts'

/** Of each thing beside its own bytes: the objects around it. */
const ENTRY_BYTES = 500

type Passed<V extends {}> = Pick<
  LRUCache.Options<string, V, unknown>,
  'ttl' | 'ttlResolution' | 'perf' | 'noDeleteOnStaleGet'
>

interface Bounds<V> {
  /** Of the process's memory, and never more bytes than `most`. */
  part: number
  most: number
  /** Beside the key and the objects around it; left out: nothing worth counting. */
  bytesOf?: (value: V) => number
}

/** What was not asked for the longest goes first. */
export const memoryCache = <V extends {}>({
  part,
  most,
  bytesOf = () => 0,
  ...passed
}: Bounds<V> & Passed<V>): LRUCache<string, V> =>
  new LRUCache({
    ...passed,
    maxSize: Math.max(1, memoryShare(part, most)),
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + ENTRY_BYTES,
  })
