// The demo shop of a test file and the browser that looks at it.
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { borrowBrowser, shareShop } from './shared-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

interface Opened {
  shop: Shop
  browser: Browser
}

type Take = (opened: Opened) => void | Promise<void>

/**
 * Opens both before the file's tests and hands them to `take`. They are shared with other files; `own` is for a file that
 * changes what everybody sees, or counts on what nobody has done.
 */
export function openShopInBrowser(take: Take, { own = false } = {}): void {
  let close = () => Promise.resolve()
  beforeAll(async () => {
    const ownShop = own ? await startShop() : null
    const { browser, giveBack } = await borrowBrowser()
    close = async () => {
      await giveBack()
      await ownShop?.stop()
    }
    await take({ shop: ownShop ?? (await shareShop()), browser })
  }, 180_000)
  afterAll(() => close())
}
