// The demo shop of a test file and the browser that looks at it.
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { borrowBrowser } from './shared-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

interface Opened {
  shop: Shop
  browser: Browser
}

/** Opens both before the file's tests and hands them to `take`. The browser is shared with other files. */
export function openShopInBrowser(take: (opened: Opened) => void | Promise<void>): void {
  let close = () => Promise.resolve()
  beforeAll(async () => {
    const shop = await startShop()
    const { browser, giveBack } = await borrowBrowser()
    close = async () => {
      await giveBack()
      await shop.stop()
    }
    await take({ shop, browser })
  }, 180_000)
  afterAll(() => close())
}
