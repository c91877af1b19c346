// Asks axe whether a whole page in a real browser can be used by everyone, contrast included.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectAccessiblePage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const said = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join('\n')}`,
  )
  // Joined, so that a failure shows every finding in full.
  expect(said.join('\n\n'), page.url()).toBe('')
}
