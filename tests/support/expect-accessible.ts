// Asks axe whether a rendered piece of the page can be used by everyone.
import axe from 'axe-core'
import { expect } from 'vitest'

/** Contrast needs real pixels, so it is checked in the browser; a piece is not a page and has no landmarks. */
const options: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
}

export async function expectAccessible(piece: Element = document.body): Promise<void> {
  const { violations } = await axe.run(piece, options)
  const said = violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html ?? ''}`)
  expect(said.join('\n')).toBe('')
}
