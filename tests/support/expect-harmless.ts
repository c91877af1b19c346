// Hostile texts, and whether a page that shows them could execute any of it, or did.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ShopTab } from './shop-tab.ts'

export const ATTACKS = [
  '<script>window.canary=1</script>',
  '"><img src=x onerror="window.canary=2">',
  '</script><script>window.canary=3</script>',
  '<svg/onload=window.canary=4>',
  "';window.canary=5;//",
  '{{constructor.constructor("window.canary=6")()}}',
  '</title></style></textarea><iframe srcdoc="<script>parent.canary=7</script>">',
  '\u2028\u2029\u202Egnp.exe\u202C\u200B',
  '=HYPERLINK("https://evil.example";"x")',
].join(' ')

/** What of the page could be executed, and whether anything was. */
export const threats = (page: Page) =>
  page.evaluate(() => {
    const acting = /^\s*(?:javascript|vbscript|data:text)/i
    const elements = [...document.querySelectorAll('*')]
    return {
      ran: (window as unknown as { canary?: number }).canary ?? null,
      links: elements.flatMap((element) =>
        ['href', 'src', 'srcset', 'action', 'formaction', 'srcdoc']
          .map((name) => element.getAttribute(name) ?? '')
          // A question of our own may quote the text; it must not lead there.
          .filter((value) => acting.test(value) || /^[^?]*evil[.]example/.test(value)),
      ),
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      frames: document.querySelectorAll('iframe, object, embed').length,
      data: [...document.querySelectorAll('script[type*="json"]')].map(
        (script) => typeof JSON.parse(script.textContent ?? ''),
      ),
    }
  })

/** The page shows the texts, and nothing of them runs, leads away or complains. */
export async function expectHarmless(tab: ShopTab, path: string): Promise<void> {
  const dialogs: string[] = []
  tab.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const answer = await tab.open(path)
  expect(answer.status()).toBe(200)
  // A desk brings its data after its frame.
  await expect.poll(() => tab.page.locator('body').innerText()).toContain('Zzhostil')
  const found = await threats(tab.page)
  expect(found.data.length).toBeGreaterThan(0)
  expect(found).toMatchObject({ ran: null, links: [], handlers: [], frames: 0 })
  expect(found.data.every((kind) => kind === 'object')).toBe(true)
  expect(tab.takeProblems()).toEqual([])
  expect(dialogs).toEqual([])
}
