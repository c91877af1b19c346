// Anonymous pages, rendered once per key and shared: never a signed-in person's page, never an error,
// never what a limit or an outage left of a page. While the database is away an old copy is better than none.
import { LRUCache } from 'lru-cache'
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
  /** In milliseconds since whenever. */
  now?: () => number
}

/** How long after its time a page may still stand in for one that cannot be made. */
const STALE_MS = 3_600_000
const AWAY = 503

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage>>()
  /** How often it was emptied: a page whose render began before the last time is not kept. */
  #emptied = 0

  constructor({ maxBytes, ttlMs, now = () => performance.now() }: Options) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      perf: { now },
      ttlResolution: 0,
      // Its time over, a page leaves when another one takes its place.
      noDeleteOnStaleGet: true,
      sizeCalculation: (page) => page.html.length + 1,
    })
  }

  /**
   * The page of a key; requests that arrive while it is being rendered wait for that one render. Who waited for one that
   * is not to be shared gets a render of their own. A page that was kept stands in for one that an outage keeps away.
   */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
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

  #old(key: string): CachedPage | undefined {
    if (this.#pages.getRemainingTTL(key) < -STALE_MS) return undefined
    return this.#pages.get(key, { allowStale: true })
  }

  async #share(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const pending = this.#pending.get(key)
    if (pending) {
      const others = await pending
      return others.shareable ? others : render()
    }
    const began = this.#emptied
    const rendering = render().finally(() => {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key)
    })
    this.#pending.set(key, rendering)
    const page = await rendering
    if (page.shareable && page.status === 200 && began === this.#emptied) this.#pages.set(key, page)
    return page
  }

  /** Nobody who comes from now on gets a page that was begun before. */
  clear(): void {
    this.#emptied += 1
    this.#pages.clear()
    this.#pending.clear()
  }
}

/** As every process has one. */
export const openPageCache = (): PageCache =>
  new PageCache({ maxBytes: 64 * 1024 * 1024, ttlMs: 60_000 })
