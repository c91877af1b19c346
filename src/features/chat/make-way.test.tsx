// On a phone the chat steps aside where it lies over something to press, and over nothing else.
import { afterEach, expect, test, vi } from 'vitest'
import { makeWay } from './make-way.ts'

let grow = () => {}
let end = () => {}

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const at = (element: Element, left: number, top: number, side = 50) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, side, side)
  return element
}

/** Says whether the chat is aside; `under` is what lies under it. */
const show = (under: string, left: number, isNarrow = true) => {
  document.body.innerHTML = `<main>${under}</main><aside><a href="/chat">chat</a></aside>`
  const [main, own, button] = [
    document.querySelector('main')!,
    document.querySelector('aside')!,
    document.querySelector<HTMLElement>('aside a')!,
  ]
  at(button, 100, 100)
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => (look(), 0))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe = (element: Element) => expect(element).toBe(main)
      disconnect = () => (grow = () => {})
    },
  )
  document.elementsFromPoint = () => [button, at(main.lastElementChild!, left, 100)]
  end = makeWay(button)
  return { main, isAside: () => own.hasAttribute('data-aside') }
}
const asideOver = (...shown: Parameters<typeof show>) => show(...shown).isAside()

test('over a button it is aside, on a phone alone', () => {
  expect(asideOver('<button>buy</button>', 110)).toBe(true)
  end()
  expect(asideOver('<button>buy</button>', 110, false)).toBe(false)
})

test('over words, and over a card whose link is elsewhere, it stays', () => {
  expect(asideOver('<p>words</p>', 110)).toBe(false)
  end()
  expect(asideOver('<a href="/product/1">name</a>', 10)).toBe(false)
})

test('it looks again when another page or more of this one arrives, until it is taken away', async () => {
  const { main, isAside } = show('<p>words</p>', 110)
  expect(isAside()).toBe(false)
  main.innerHTML = '<button>buy</button>'
  await vi.waitFor(() => expect(isAside()).toBe(true))
  main.innerHTML = '<p>words</p>'
  await vi.waitFor(() => expect(isAside()).toBe(false))
  end()
  main.innerHTML = '<button>buy</button>'
  await Promise.resolve()
  expect(isAside()).toBe(false)
})

test('it looks again when what is there grows', () => {
  let left = 10
  const { main, isAside } = show('<button>buy</button>', left)
  document.elementsFromPoint = () => [at(main.lastElementChild!, left, 100)]
  expect(isAside()).toBe(false)
  left = 110
  grow()
  expect(isAside()).toBe(true)
})
