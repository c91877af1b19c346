// Tests the card against what the catalogue promises: one link, honest prices, and a button only where it helps.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cup, soldOutLamp } from '#tests/fixtures/product-cards.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ProductCard } from './product-card.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'

beforeEach(() => localStorage.clear())

test('a card says what it is, what it costs and how much there is', async () => {
  renderInShop(<ProductCard product={cup} level={2} />)
  const card = screen.getByRole('article')
  const name = within(card).getByRole('heading', { level: 2, name: 'Stoneware Coffee Mug' })
  expect(name.lang).toBe('en')
  expect(within(card).getAllByRole('link')).toHaveLength(1)
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/product/17')
  for (const words of [
    'Halden',
    'Walmart',
    'Destacado',
    '37 % de descuento',
    '(1.234)',
    'En existencia',
    '12 disponibles',
  ])
    expect(within(card).getByText(words)).toBeTruthy()
  expect(card.textContent).toContain('US$\u00a012,65')
  expect(card.querySelector('s')?.textContent).toBe('Antes US$\u00a019,99')
  expect(within(card).getByRole('img', { name: '4,5 de 5' })).toBeTruthy()
  await expectAccessible()
})

test.each([
  ['es', 'Preventa', 'llega a Miami el 15 de enero de 2027'],
  ['en', 'Pre-order', 'reaches Miami on January 15, 2027'],
  ['it', 'Preordine', 'arriva a Miami il 15 gennaio 2027'],
  ['pt', 'Pré-venda', 'chega a Miami em 15 de janeiro de 2027'],
] as const)('a pre-order tells the day it is expected (%s)', (locale, label, day) => {
  const coming = { ...cup, availability: 'pre_order', expectedOn: '2027-01-15' } as const
  renderInShop(<ProductCard product={coming} />, { locale })
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByText(day)).toBeTruthy()
})

test('a card of the shop’s own goods names the shop where others name a store', () => {
  renderInShop(<ProductCard product={{ ...cup, store: 'own' }} />)
  expect(screen.getByText('Puente')).toBeTruthy()
  expect(screen.getByRole('article').textContent).not.toMatch(/Amazon|eBay|Walmart/u)
})

const elsewhere = [
  { id: 21, store: 'amazon', priceCents: 1300, pricedAt: null },
  { id: 22, store: 'ebay', priceCents: 1400, pricedAt: null },
] satisfies typeof cup.elsewhere

test('an item of several stores is one card, of the lowest price, that names the other stores', async () => {
  renderInShop(<ProductCard product={{ ...cup, elsewhere }} />)
  const card = screen.getByRole('article')
  expect(within(card).getByText('Producto desde')).toBeTruthy()
  expect(within(card).getByText('También en Amazon y eBay')).toBeTruthy()
  expect(within(card).getAllByRole('link')).toHaveLength(1)
  await expectAccessible()
})

test('without a price at the destination it says from what on, too', () => {
  renderInShop(<ProductCard product={{ ...cup, elsewhere, landed: null }} />)
  expect(screen.getByText('Desde')).toBeTruthy()
})

test('in a list of one store it shows that store’s price, and from what on others have it', () => {
  const dear = { ...cup, priceCents: 1350, elsewhere }
  const { unmount } = renderInShop(<ProductCard product={dear} />)
  expect(screen.queryByText('Producto desde')).toBeNull()
  expect(screen.getByText(/^También en Amazon y eBay, desde US.*13,00$/u)).toBeTruthy()
  unmount()
  // Its store's price is not told without the time of it.
  const told = elsewhere.map((offer) => ({ ...offer, pricedAt: '2026-01-01T00:00:00Z' }))
  const again = renderInShop(<ProductCard product={{ ...dear, elsewhere: told }} />)
  expect(screen.getByText('También en Amazon y eBay')).toBeTruthy()
  again.unmount()
  // Nor is a price that has ended.
  renderInShop(<ProductCard product={{ ...dear, priceCents: null }} />)
  expect(screen.getByText(/^También en Amazon y eBay, desde US.*13,00$/u)).toBeTruthy()
})

test('its button is a plain form that puts one piece into the cart', () => {
  renderInShop(<ProductCard product={cup} />)
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Añadir al carrito: Stoneware Coffee Mug',
  })
  expect(button.form?.getAttribute('action')).toBe('/cart')
  expect(button.form?.method).toBe('post')
  expect(Object.fromEntries(new FormData(button.form!))).toEqual({
    intent: 'add',
    productId: '17',
    quantity: '1',
  })
})

test('what is sold out says so once and leads to where one is told when it is back', () => {
  renderInShop(<ProductCard product={soldOutLamp} />)
  expect(screen.getAllByText('Agotado')).toHaveLength(1)
  expect(screen.queryByText(/disponibles?$/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Añadir/ })).toBeNull()
  const tellMe = screen.getByRole('link', { name: /^Avísame: / })
  expect(tellMe.getAttribute('href')).toBe(`/product/${soldOutLamp.id}`)
})

test('what another store sells leads to its page instead of the cart', () => {
  renderInShop(<ProductCard product={{ ...cup, salesPolicy: 'affiliate' }} />)
  expect(screen.queryByRole('button', { name: /^Añadir/ })).toBeNull()
  const link = screen.getByRole('link', { name: 'Ver en Walmart: Stoneware Coffee Mug' })
  expect(link.getAttribute('href')).toBe('/product/17')
})

test('hearts of the same product change together and stay in this browser', () => {
  localStorage.setItem('puente_favorites', '{broken')
  renderInShop(<ProductGrid products={[cup, soldOutLamp]} />)
  const heart = screen.getByRole('button', { name: /favoritos: Stoneware/ })
  const other = screen.getByRole('button', { name: /favoritos: Desk/ })
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  expect(other.getAttribute('aria-pressed')).toBe('false')
  expect(localStorage.getItem('puente_favorites')).toBe('[17]')
  fireEvent.click(heart)
  expect(localStorage.getItem('puente_favorites')).toBe('[]')
})

test('eight places are kept while a list is on its way', async () => {
  const { container } = renderInShop(<GridSkeleton label="Cargando productos…" />)
  expect(container.querySelectorAll('.pu-card')).toHaveLength(8)
  expect(screen.getByText('Cargando productos…')).toBeTruthy()
  await expectAccessible()
})
