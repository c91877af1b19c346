// Somebody new in the shop, with an account and a tab of their own.
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { openTab, type ShopTab } from './shop-tab.ts'

export const NEWCOMER_PASSWORD = 'Girasol-7'

/** A tab in which somebody new is signed in. */
export async function newcomer(
  browser: Browser,
  origin: string,
  username: string,
  javaScript = true,
): Promise<ShopTab> {
  const tab = await openTab(browser, origin, { javaScript })
  const data = {
    fullName: 'Rosa Núñez',
    username,
    email: `${username}@example.com`,
    password: NEWCOMER_PASSWORD,
  }
  const answer = await tab.page.request.post('/api/register', { data })
  expect(answer.status()).toBe(200)
  return tab
}

/** Whether somebody is signed in there. */
export const isSignedIn = async ({ page }: ShopTab): Promise<boolean> =>
  (await page.request.get('/api/user')).status() === 200
