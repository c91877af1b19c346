// Anonymous pages, rendered once per key and shared: never a signed-in person's page, never an error,
// never what a limit or an outage left of a page.
import { LRUCache } from 'lru-cache'

export interface CachedPage {
  status: number
  html: string
  /** Whether somebody else would have got the same: not where a limit or an outage of this moment left its mark. */
  shareable: boolean
}

interface Options {
  maxBytes: number
  ttlMs: number
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage>>()
  /** How often it was emptied: a page whose render began before the last time is not kept. */
  #emptied = 0

  constructor({ maxBytes, ttlMs }: Options) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      sizeCalculation: (page) => page.html.length + 1,
    })
  }

  /**
   * The page of a key; requests that arrive while it is being rendered wait for that one render. Who waited for one that
   * is not to be shared gets a render of their own.
   */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    if (known) return known
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
