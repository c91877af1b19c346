// Anonymous pages, rendered once per key and shared: never a signed-in person's page, never an error.
import { LRUCache } from 'lru-cache'

export interface CachedPage {
  status: number
  html: string
}

interface Options {
  maxBytes: number
  ttlMs: number
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage>>()

  constructor({ maxBytes, ttlMs }: Options) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      sizeCalculation: (page) => page.html.length + 1,
    })
  }

  /** The page of a key; requests that arrive while it is being rendered wait for that one render. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    if (known) return known
    const pending = this.#pending.get(key)
    if (pending) return pending
    const rendering = render().finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendering)
    const page = await rendering
    if (page.status === 200) this.#pages.set(key, page)
    return page
  }

  clear(): void {
    this.#pages.clear()
  }
}
