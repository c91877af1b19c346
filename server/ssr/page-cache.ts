// Anonymous pages, rendered once per key, shared and kept compressed: never a signed-in person's page, never an error,
// never what a limit or an outage left of a page. While the database is away an old copy is better than none.
import type { LRUCache } from 'lru-cache'
import { memoryCache } from '#server/platform/memory-cache.ts'
import { memoryShare } from '#server/platform/memory-share.ts'
import { createTurnstile, type TurnstileOptions } from '#server/platform/turnstile.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'
import {
  isKept,
  type KeptPage,
  keepPage,
  sizeOf,
  type WholePage,
  withBest,
  withGzip,
} from './whole-page.ts'

type Page = WholePage | KeptPage

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

export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>
  readonly #pending = new Map<string, Promise<Page>>()
  readonly #inTurn: ReturnType<typeof createTurnstile>
  /** How often it was emptied: a page whose render began before the last time is not kept. */
  #emptied = 0
  /** One page at a time is made as small as it gets; the next who is asked for after that has its turn. */
  #isImproving = false

  constructor({ maxBytes, ttlMs, renders, now = () => performance.now() }: Options) {
    this.#inTurn = createTurnstile(renders)
    this.#pages = memoryCache({
      part: 1 / 16,
      most: maxBytes,
      bytesOf: sizeOf,
      ttl: ttlMs,
      perf: { now },
      ttlResolution: 0,
      // Its time over, a page leaves when another one takes its place.
      noDeleteOnStaleGet: true,
    })
  }

  /** The copy of a key, while its time is not over. */
  kept(key: string): KeptPage | undefined {
    const known = this.#pages.get(key)
    // A page nobody asks for again is not worth the work.
    if (known && !known.isBest) void this.#improve(key, known)
    return known
  }

  /** The same copy for who takes no brotli. */
  gzipped(key: string, known: KeptPage): Buffer {
    if (known.gzip) return known.gzip
    const wider = withGzip(known)
    this.#replace(key, known, wider)
    return wider.gzip
  }

  /**
   * The page of a key; requests that arrive while it is being rendered wait for that one render. Who waited for one that
   * is not to be shared gets a render of their own. A page that was kept stands in for one that an outage keeps away.
   * @throws TurnstileFull when too many pages wait to be rendered
   */
  async get(key: string, render: () => Promise<WholePage>): Promise<Page> {
    const known = this.kept(key)
    if (known) return known
    try {
      const page = await this.#share(key, render)
      return page.status === AWAY ? (this.#old(key) ?? page) : page
    } catch (error) {
      const old = isUnavailable(error) ? this.#old(key) : undefined
      if (old) return old
      throw error
    }
  }

  #old(key: string): KeptPage | undefined {
    if (this.#pages.getRemainingTTL(key) < -STALE_MS) return undefined
    return this.#pages.get(key, { allowStale: true })
  }

  async #share(key: string, render: () => Promise<WholePage>): Promise<Page> {
    const pending = this.#pending.get(key)
    if (pending) {
      const others = await pending
      return others.shareable ? others : this.#inTurn(render)
    }
    const began = this.#emptied
    const packed = async () => {
      const page = await render()
      return page.shareable && page.status === 200 ? keepPage(page) : page
    }
    const rendering = this.#inTurn<Page>(packed).finally(() => {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key)
    })
    this.#pending.set(key, rendering)
    const page = await rendering
    if (isKept(page) && began === this.#emptied) this.#pages.set(key, page)
    return page
  }

  async #improve(key: string, known: KeptPage): Promise<void> {
    if (this.#isImproving) return
    this.#isImproving = true
    try {
      this.#replace(key, known, await withBest(known))
    } catch {
      // Without memory for it, the page stays as it is.
    } finally {
      this.#isImproving = false
    }
  }

  /** As old as what it replaces; not when that has left meanwhile. */
  #replace(key: string, known: KeptPage, better: KeptPage): void {
    if (this.#pages.peek(key) === known) this.#pages.set(key, better, { noUpdateTTL: true })
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
