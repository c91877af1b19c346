// What was looked at is remembered at once, but fetched only when somebody has scrolled near.
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cup } from '#tests/fixtures/product-cards.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { RecentProducts } from './recent-products.tsx'

const fetchCards = vi.hoisted(() => vi.fn<(input: { ids: number[] }) => Promise<unknown>>())
vi.mock('#src/lib/browser-context.ts', () => ({ read: { catalogue: { cards: fetchCards } } }))

let comeNear: (() => void) | null = null

class Watcher {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe() {
    comeNear = () => this.#tell([{ isIntersecting: true }] as never, this as never)
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  comeNear = null
  localStorage.clear()
  fetchCards.mockReset().mockResolvedValue([cup])
  vi.stubGlobal('IntersectionObserver', Watcher)
})

test('the first product has nothing before it', () => {
  renderInShop(<RecentProducts id={17} />)
  act(() => void dispatchEvent(new Event('scroll')))
  expect(comeNear).toBeNull()
  expect(localStorage.getItem('puente_recent')).toBe('[17]')
})

test('the last four others appear when one scrolls near', async () => {
  localStorage.setItem('puente_recent', '[9,17,8,7,6,5]')
  renderInShop(<RecentProducts id={17} />)
  expect(localStorage.getItem('puente_recent')).toBe('[17,9,8,7,6,5]')
  expect(comeNear).toBeNull()
  act(() => void dispatchEvent(new Event('scroll')))
  expect(fetchCards).not.toHaveBeenCalled()
  await act(async () => comeNear?.())
  expect(fetchCards).toHaveBeenCalledExactlyOnceWith({ ids: [9, 8, 7, 6] })
  expect(await screen.findByRole('region', { name: 'Vistos recientemente' })).toBeTruthy()
  expect(screen.getByRole('article')).toBeTruthy()
})
