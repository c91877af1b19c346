// Joins what a picture needs: the disk, one fetch per original, one shrinking per size, and a memory for failures.
import { availableParallelism } from 'node:os'
import type { DiskCache } from '#server/platform/disk-cache.ts'
import { memoryCache } from '#server/platform/memory-cache.ts'
import { createTurnstile } from '#server/platform/turnstile.ts'
import type { FetchPicture } from './fetch-picture.ts'
import { PASSING_FAULTS, PictureError } from './picture-fault.ts'
import type { PictureAsked, Pictures } from './pictures.ts'

interface PicturesOptions {
  disk: DiskCache
  fetchPicture: FetchPicture
  clock: () => Date
  /** Hears of each original that is of no use, once until it is asked for again. */
  onFault: (url: string, error: PictureError) => void
}

/** Changes with how pictures are made, so that those made otherwise are not found any more. */
const RECIPE = 'v1'
const FETCHES = { places: 8, queue: 200 }
/** One core stays with whoever waits for a page. */
const SHRINKINGS = { places: Math.max(1, availableParallelism() - 1), queue: 100 }
const PASSING_MS = 60_000
const LASTING_MS = 600_000
const FAILURES_BYTES = 4 * 1024 * 1024
/** Of one failure beside its address: what was thrown, and by what. */
const FAILURE_BYTES = 4096

const shared = <T>() => {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}

export function openPictures({ disk, fetchPicture, clock, onFault }: PicturesOptions): Pictures {
  const failed = memoryCache<PictureError>({
    part: 1 / 64,
    most: FAILURES_BYTES,
    bytesOf: () => FAILURE_BYTES,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  })
  const fetching = createTurnstile(FETCHES)
  const shrinking = createTurnstile(SHRINKINGS)
  const oneFetch = shared<Buffer>()
  const oneShrinking = shared<Buffer>()
  const keyOf = ({ url, width, format }: PictureAsked) => `${RECIPE} ${width} ${format} ${url}`

  const originalKey = (url: string) => `original ${url}`
  const originalOf = ({ url, hosts }: PictureAsked) =>
    oneFetch(url, async () => {
      const key = originalKey(url)
      const known = await disk.read(key)
      if (known) return known
      const bytes = await fetching(() => fetchPicture(url, hosts))
      await disk.write(key, bytes)
      return bytes
    })

  const make = async (asked: PictureAsked): Promise<Buffer> => {
    await originalOf(asked)
    // The library is large and many processes never need it.
    const { shrinkPicture } = await import('./shrink-picture.ts')
    // Read when its turn has come: a hundred originals that wait in memory would be eight hundred megabytes.
    const bytes = await shrinking(async () => shrinkPicture(await originalOf(asked), asked)).catch(
      async (error) => {
        if (error instanceof PictureError) await disk.drop(originalKey(asked.url))
        throw error
      },
    )
    await disk.write(keyOf(asked), bytes)
    return bytes
  }

  const remember = (url: string, error: unknown) => {
    if (!(error instanceof PictureError) || failed.has(url)) return
    const ttl = PASSING_FAULTS.has(error.fault) ? PASSING_MS : LASTING_MS
    failed.set(url, error, { ttl })
    onFault(url, error)
  }

  return {
    kept: (asked) => disk.read(keyOf(asked)),
    make: async (asked) => {
      const known = failed.get(asked.url)
      if (known) throw known
      try {
        return await oneShrinking(keyOf(asked), () => make(asked))
      } catch (error) {
        remember(asked.url, error)
        throw error
      }
    },
  }
}
