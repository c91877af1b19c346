// On a phone the chat steps aside where it lies over something to press, and over nothing else.
import { afterEach, expect, test, vi } from 'vitest'
import { makeWay } from './make-way.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const at = (element: Element, left: number, top: number, side = 50) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, side, side)
  return element
}

/** Whether the chat is aside with this under it. */
const asideOver = (under: string, left: number, isNarrow = true) => {
  document.body.innerHTML = `<main>${under}</main><aside><a href="/chat">chat</a></aside>`
  const [own, button] = [
    document.querySelector('aside')!,
    document.querySelector<HTMLElement>('aside a')!,
  ]
  const below = at(document.querySelector('main > *')!, left, 100)
  at(button, 100, 100)
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => (look(), 1))
  document.elementsFromPoint = () => [button, below]
  makeWay(button)()
  return own.hasAttribute('data-aside')
}

test('over a button it is aside, on a phone alone', () => {
  expect(asideOver('<button>buy</button>', 110)).toBe(true)
  expect(asideOver('<button>buy</button>', 110, false)).toBe(false)
})

test('over words, and over a card whose link is elsewhere, it stays', () => {
  expect(asideOver('<p>words</p>', 110)).toBe(false)
  expect(asideOver('<a href="/product/1">name</a>', 10)).toBe(false)
})
