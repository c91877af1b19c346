// Finds words that a narrow place cuts letter by letter, where people read names and press things.
import type { Page } from 'playwright'

/**
 * In the page: every word on more than one line. After a hyphen, a dash, a slash or a soft hyphen a line may end; the
 * browser of the tests knows no dictionary, so `hyphens: auto` hides nothing here.
 */
const findBroken = (): string[] => {
  const broken = (node: Node) =>
    [...(node.textContent ?? '').matchAll(/[^\s\u{200B}\u{AD}/?&–—-]+/gu)].filter((word) => {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      return first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
    })
  const told = 'h1, h2, h3, h4, a, button, summary, label, legend, th, td, dt, dd'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node
    const place = parentElement?.closest(told)
    // What is for listeners only, or for nobody, has no lines.
    if (!place || !parentElement?.checkVisibility() || place.closest('.pu-hidden, [aria-hidden]'))
      continue
    for (const [word] of broken(node)) found.add(`${place.tagName} «${word}»`)
  }
  return [...found]
}

export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBroken)
