// Anonymous pages, rendered once per key, shared and kept compressed: never a signed-in person's page, never an error,
// never what a limit or an outage left of a page. While the database is away an old copy is better than none.
import zlib from 'node:zlib'
import type { LRUCache } from 'lru-cache'
import { memoryCache } from '#server/platform/memory-cache.ts'
import { memoryShare } from '#server/platform/memory-share.ts'
import { createTurnstile, type TurnstileOptions } from '#server/platform/turnstile.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'

export interface CachedPage {
  status: number
  html: string
  /** Whether somebody else would have got the same: not where a limit or an outage of this moment left its mark. */
  shareable: boolean
}

interface Options {
  maxBytes: number
  ttlMs: number
  /** How many pages are rendered at once, and how many may wait for that. */
  renders: TurnstileOptions
  /** In milliseconds since whenever. */
  now?: () => number
}

/** How long after its time a page may still stand in for one that cannot be made. */
const STALE_MS = 3_600_000
const AWAY = 503

/** Larger than any page: it is unpacked in one piece. */
const CHUNK_BYTES = 512 * 1024

const pack = (html: string): Buffer => {
  const packed = zlib.deflateRawSync(html)
  // A copy of its own length: the compressor's piece of memory is larger than what it holds.
  const exact = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(exact)
  return exact
}
const unpack = (packed: Buffer): CachedPage => ({
  status: 200,
  html: zlib.inflateRawSync(packed, { chunkSize: CHUNK_BYTES }).toString(),
  shareable: true,
})

export class PageCache {
  readonly #pages: LRUCache<string, Buffer>
  readonly #pending = new Map<string, Promise<CachedPage>>()
  readonly #inTurn: ReturnType<typeof createTurnstile>
  /** How often it was emptied: a page whose render began before the last time is not kept. */
  #emptied = 0

  constructor({ maxBytes, ttlMs, renders, now = () => performance.now() }: Options) {
    this.#inTurn = createTurnstile(renders)
    this.#pages = memoryCache({
      part: 1 / 16,
      most: maxBytes,
      bytesOf: ({ byteLength }) => byteLength,
      ttl: ttlMs,
      perf: { now },
      ttlResolution: 0,
      // Its time over, a page leaves when another one takes its place.
      noDeleteOnStaleGet: true,
    })
  }

  /**
   * The page of a key; requests that arrive while it is being rendered wait for that one render. Who waited for one that
   * is not to be shared gets a render of their own. A page that was kept stands in for one that an outage keeps away.
   * @throws TurnstileFull when too many pages wait to be rendered
   */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    if (known) return unpack(known)
    try {
      const page = await this.#share(key, render)
      return page.status === AWAY ? (this.#old(key) ?? page) : page
    } catch (error) {
      const old = isUnavailable(error) ? this.#old(key) : undefined
      if (old) return old
      throw error
    }
  }

  #old(key: string): CachedPage | undefined {
    if (this.#pages.getRemainingTTL(key) < -STALE_MS) return undefined
    const old = this.#pages.get(key, { allowStale: true })
    return old && unpack(old)
  }

  async #share(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const pending = this.#pending.get(key)
    if (pending) {
      const others = await pending
      return others.shareable ? others : this.#inTurn(render)
    }
    const began = this.#emptied
    const rendering = this.#inTurn(render).finally(() => {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key)
    })
    this.#pending.set(key, rendering)
    const page = await rendering
    if (page.shareable && page.status === 200 && began === this.#emptied)
      this.#pages.set(key, pack(page.html))
    return page
  }

  /** Nobody who comes from now on gets a page that was begun before. */
  clear(): void {
    this.#emptied += 1
    this.#pages.clear()
    this.#pending.clear()
  }
}

const MEGABYTE = 2 ** 20
/** What a page takes while it is rendered: its data and what React makes of them. */
const RENDER_BYTES = 4 * MEGABYTE
const MOST_RENDERS = 32
const MOST_WAITING = 300

/** As every process has one: some two thousand pages where there is room, and a handful being rendered. */
export const openPageCache = (): PageCache =>
  new PageCache({
    maxBytes: 24 * MEGABYTE,
    ttlMs: 60_000,
    renders: {
      places: Math.ceil(memoryShare(1 / 4, MOST_RENDERS * RENDER_BYTES) / RENDER_BYTES),
      queue: MOST_WAITING,
    },
  })
