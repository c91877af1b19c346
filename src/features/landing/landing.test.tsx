// The parts of the landing pages: a search that leads to the store with our identifier, and a grid that is leafed through.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { RotatingGrid } from './rotating-grid.tsx'
import { StoreSearch } from './store-search.tsx'

const IDS = { amazon: 'a-20', ebay: 'e', aliexpress: 'l', walmart: 'w', target: 't' }
const open = vi.fn<(address: string, target: string, features: string) => null>()
let reduced = false
beforeEach(() => {
  reduced = false
  vi.stubGlobal('open', open.mockReset().mockReturnValue(null))
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})
afterEach(() => void vi.useRealTimers())

const showSearch = (term: string | null = null) =>
  renderInShop(<StoreSearch ids={IDS} asked={{ store: 'ebay', term }} />)

test('a search opens the chosen store in a new tab, encoded and with our identifier', async () => {
  const { container } = showSearch()
  fireEvent.change(screen.getByLabelText('¿Qué buscas?'), { target: { value: ' café & té ' } })
  fireEvent.change(screen.getByLabelText('Tienda'), { target: { value: 'target' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar en la tienda' }))
  const address = 'https://www.target.com/s?searchTerm=caf%C3%A9%20%26%20t%C3%A9&afid=t'
  expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener')
  expect(screen.getByRole('link', { name: /Abrir Target/ }).getAttribute('href')).toBe(address)
  await expectAccessible(container)
})

test('a blank search is told at its field and opens nothing', () => {
  showSearch()
  fireEvent.click(screen.getByRole('button', { name: 'Buscar en la tienda' }))
  expect(open).not.toHaveBeenCalled()
  const field = screen.getByLabelText('¿Qué buscas?')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

test('a plain form finds its answer on the page', () => {
  showSearch('<b>reloj</b>')
  const link = screen.getByRole('link', { name: /Abrir eBay/ })
  expect(link.getAttribute('href')).toBe(
    'https://www.ebay.com/sch/i.html?_nkw=%3Cb%3Ereloj%3C%2Fb%3E&campid=e',
  )
  expect(link.getAttribute('rel')).toContain('sponsored')
})

const NUMBERS = Array.from({ length: 20 }, (_, index) => index)
function Grid({ from = 0 }) {
  const [isSold, setSold] = useState(false)
  const items = NUMBERS.map((number) => (
    <i key={number} data-testid="item">
      {isSold ? `${number} sold` : number}
    </i>
  ))
  return (
    <>
      <RotatingGrid from={from} anchor="productos" items={items} />
      <button type="button" onClick={() => setSold(true)}>
        sell
      </button>
    </>
  )
}
const showGrid = (from = 0) =>
  renderInShop(<Grid from={from} />, { routes: [{ path: '/product/:id', element: null }] })
const shown = () => screen.getAllByTestId('item').map((item) => item.textContent)
const first8 = NUMBERS.slice(0, 8).map(String)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const rests = (name: string) => button(name).ariaDisabled === 'true'
const afterAMinute = () => act(() => void vi.advanceTimersByTime(60_000))

test('leafs by eight; its buttons rest at both ends and keep the focus', () => {
  showGrid()
  expect(shown()).toEqual(first8)
  expect([rests('Anteriores'), rests('Siguientes')]).toEqual([true, false])
  button('Siguientes').focus()
  fireEvent.click(button('Siguientes'))
  fireEvent.click(button('Siguientes'))
  expect(shown()).toEqual(['16', '17', '18', '19'])
  fireEvent.click(button('Siguientes'))
  expect(shown()).toEqual(['16', '17', '18', '19'])
  expect(rests('Siguientes')).toBe(true)
  expect(document.activeElement).toBe(button('Siguientes'))
  fireEvent.click(button('Anteriores'))
  expect(shown()).toEqual(NUMBERS.slice(8, 16).map(String))
})

test('is mixed anew every minute, but not under a pointer, when paused or for reduced motion', () => {
  vi.useFakeTimers()
  const { container } = showGrid()
  const grid = container.querySelector('div') as HTMLElement
  fireEvent.pointerEnter(grid)
  afterAMinute()
  expect(shown()).toEqual(first8)
  // A pointer that leaves does not take the grid from whoever has the focus in it.
  fireEvent.focus(button('Siguientes'))
  fireEvent.pointerLeave(grid)
  afterAMinute()
  expect(shown()).toEqual(first8)
  fireEvent.blur(button('Siguientes'))
  fireEvent.click(button('Pausar el cambio automático'))
  afterAMinute()
  expect(shown()).toEqual(first8)
  fireEvent.click(button('Reanudar el cambio automático'))
  reduced = true
  afterAMinute()
  expect(shown()).toEqual(first8)
  reduced = false
  afterAMinute()
  expect(shown()).not.toEqual(first8)
  expect(shown()).toHaveLength(8)
})

test('shows what its page was read again with, in the order it has', () => {
  vi.useFakeTimers()
  showGrid()
  afterAMinute()
  const before = shown()
  fireEvent.click(button('sell'))
  expect(shown()).toEqual(before.map((number) => `${number} sold`))
})

test('whoever comes back from one of its products finds it where it was; a new visit begins again', async () => {
  vi.useFakeTimers()
  const { router } = showGrid()
  afterAMinute()
  fireEvent.click(button('Siguientes'))
  const before = shown()
  await act(() => router.navigate('/product/1'))
  await act(() => router.navigate(-1))
  expect(shown()).toEqual(before)
  await act(() => router.navigate('/product/1'))
  await act(() => router.navigate('/'))
  expect(shown()).toEqual(first8)
})
