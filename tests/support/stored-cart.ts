// The cart as a tab keeps it, as its badge counts it and as the server has it.
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { CART_STORAGE_KEY } from '#src/features/cart/cart-storage-key.ts'
import { openTab, type ShopTab } from './shop-tab.ts'
import { eventually } from './eventually.ts'

interface Stored {
  version: number
  count: number
  items: { product: { id: number; name: string }; quantity: number }[]
}

export const stored = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null,
    CART_STORAGE_KEY,
  )
export const store = (page: Page, value: unknown) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_STORAGE_KEY,
    typeof value === 'string' ? value : JSON.stringify(value),
  ] as const)

/** What the badge of the page says, once it says it. */
export const badge = (page: Page, count: number) =>
  page
    .locator(`header [data-count="${count}"]:visible, header [data-count="${count}"]`)
    .first()
    .waitFor({ state: 'attached' })

/** Product → quantity as the server has it. */
export const onServer = async ({ page }: ShopTab): Promise<Record<string, number>> => {
  const answer = await page.request.get('/trpc/cart.current')
  const { result } = (await answer.json()) as {
    result: { data: { json: { lines: { productId: number; quantity: number }[] } } }
  }
  return Object.fromEntries(
    result.data.json.lines.map(({ productId, quantity }) => [productId, quantity]),
  )
}
export const serverHas = (tab: ShopTab, lines: Record<string, number>) =>
  eventually(async () => expect(await onServer(tab)).toEqual(lines))

export const addToCart = async ({ page, open }: ShopTab, productId: number): Promise<void> => {
  await open(`/product/${productId}`)
  await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await page.getByRole('dialog').getByText('Subtotal').waitFor()
}

/** A tab whose cart holds one piece of product 1, on the server and in storage. */
export const openShopper = async (browser: Browser, origin: string): Promise<ShopTab> => {
  const tab = await openTab(browser, origin)
  await addToCart(tab, 1)
  await badge(tab.page, 1)
  return tab
}
