// A tab of somebody who visits the shop with a real browser: own cookies, and an ear for what should not happen.
import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright'
import { expect } from 'vitest'
import { type PageWatch, watchPage } from './watch-page.ts'
import { eventually } from './eventually.ts'

export interface ShopTab {
  page: Page
  /** Opens a path of the shop and waits until the page lives. */
  open: (path: string) => Promise<Response>
  takeProblems: PageWatch['takeProblems']
  close: () => Promise<void>
}

export interface TabOptions {
  /** Width of the window in CSS pixels. */
  width?: number
  dark?: boolean
  javaScript?: boolean
  settings?: BrowserContextOptions
}

/** The page lives when React has taken over its title, and a desk has its data; without scripts it never does. */
export const hydrated = async (page: Page): Promise<void> => {
  const isHydrated = () => {
    const title = document.querySelector('h1')
    if (document.querySelector('main [role="status"][aria-busy="true"]')) return false
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactProps'))
  }
  // Asked with every frame, the page would draw frames only to be asked.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

/**
 * What a worker answers is not seen by those who stop a request on its way: to these tabs there are none.
 * The browser library's own setting only blocks the registration, and now and then comes too late.
 */
export const withoutWorkers = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

export async function openTab(
  browser: Browser,
  origin: string,
  { width = 1280, dark = false, javaScript = true, settings = {} }: TabOptions = {},
): Promise<ShopTab> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 844 },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    ...settings,
  })
  if (dark) await context.addCookies([{ name: 'puente_scheme', value: 'dark', url: origin }])
  await withoutWorkers(context)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const { takeProblems } = watchPage(page)
  return {
    page,
    takeProblems,
    open: async (path) => {
      const response = await page.goto(path, { waitUntil: 'load' })
      if (!response) throw new Error(`${path} opened no document`)
      if (javaScript) await hydrated(page)
      return response
    },
    close: () => context.close(),
  }
}

/** A shop page as a link leads to it: the address is reached and its page lives. */
export const arrive = async (page: Page, address: RegExp): Promise<void> => {
  await page.waitForURL(address)
  await hydrated(page)
}

/** Waits until the page's content holds every one of the texts. */
export const shows = (page: Page, ...texts: string[]): Promise<void> =>
  eventually(
    async () => {
      const content = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
      for (const text of texts) expect(content).toContain(text)
    },
    { interval: 50 },
  )

/** Waits for what is said in passing, beside the page's content. */
export const told = (page: Page, text: string): Promise<void> =>
  page.getByText(text).first().waitFor()
