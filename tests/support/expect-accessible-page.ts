// Asks axe whether a whole page in a real browser can be used by everyone, contrast included.
import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe would write about everything that is well costs more than finding what is not. */
const FINDINGS_ONLY: axe.RunOptions = { resultTypes: ['violations'], selectors: false }

/** Axe stands in the document once, however often it is asked; a new document has none. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
}

/** All rules, or only those named. */
export async function expectAccessiblePage(page: Page, rules?: string[]): Promise<void> {
  // Half-way between two colours there is no contrast to speak of.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  await bringAxe(page)
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: TAGS }
  const said = await page.evaluate(
    async (options) => {
      // What lies in the shade behind an open question cannot be used, and need not be read.
      const modals = [...document.querySelectorAll('[aria-modal="true"]')]
      const place = modals.find((modal) => modal.checkVisibility()) ?? document
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        place,
        options,
      )
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join('\n')}`,
      )
    },
    { ...FINDINGS_ONLY, runOnly },
  )
  // Joined, so that a failure shows every finding in full.
  expect(said.join('\n\n'), page.url()).toBe('')
}
