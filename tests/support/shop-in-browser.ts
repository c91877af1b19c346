// The demo shop of a test file and the browser that looks at it.
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { borrowBrowser, borrowShop } from './shared-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

interface Opened {
  shop: Shop
  browser: Browser
}

/**
 * Opens both before the file's tests and hands them to `take`. The shop is shared with other files, so that whoever
 * changes what everybody sees asks for one of their own.
 */
export function openShopInBrowser(
  take: (opened: Opened) => void | Promise<void>,
  { own = false }: { own?: boolean } = {},
): void {
  let close = () => Promise.resolve()
  beforeAll(async () => {
    const shop = await (own ? startShop() : borrowShop())
    const { browser, giveBack } = await borrowBrowser()
    close = async () => {
      await giveBack()
      if (own) await shop.stop()
    }
    await take({ shop, browser })
  }, 180_000)
  afterAll(() => close())
}
