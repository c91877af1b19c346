// Asks axe whether a whole page in a real browser can be used by everyone, contrast included.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()
  const said = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join('\n')}`,
  )
  // Joined, so that a failure shows every finding in full.
  expect(said.join('\n\n'), page.url()).toBe('')
}
