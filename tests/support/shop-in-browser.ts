// A demo shop of a test file's own and the browser that looks at it.
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Shop, startShop } from './start-shop.ts'

interface Opened {
  shop: Shop
  browser: Browser
}

/** Opens both before the file's tests, hands them to `take`, and closes them after the last. */
export function openShopInBrowser(take: (opened: Opened) => void | Promise<void>): void {
  let opened: Opened
  beforeAll(async () => {
    opened = { shop: await startShop(), browser: await launchBrowser() }
    await take(opened)
  }, 180_000)
  afterAll(async () => {
    await opened.browser.close()
    await opened.shop.stop()
  })
}
