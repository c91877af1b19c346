// What does not travel by every service, or by none, is told before the ways to buy, and only where it can be bought.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { BuyBox } from './buy-box.tsx'

const show = (change: Partial<ProductDetail>, locale: Locale = 'es') =>
  renderInShop(
    <BuyBox
      product={{ ...cupInFull, ...change }}
      quantity={1}
      landed={null}
      sendTo="/calculator"
      onQuantity={() => {}}
    />,
    { locale },
  )

const refused = (service: 'air' | 'sea' | 'courier') =>
  ({ service, refused: 'restricted_item' }) as const

test.each([
  ['es', 'Vendido por Puente.'],
  ['en', 'Sold by Puente.'],
  ['it', 'Venduto da Puente.'],
  ['pt', 'Vendido por Puente.'],
] as const)('what is the shop’s own is sold by it (%s)', (locale, words) => {
  show({ store: 'own', affiliateUrl: null, originalUrl: null }, locale)
  screen.getByText(words)
  expect(document.body.textContent).not.toMatch(/Amazon|eBay|Walmart|AliExpress|Target/u)
})

test('the services that alone carry it are named in calm, with a way to help and to us', async () => {
  const { container } = show({ restrictedKind: 'loose_batteries' })
  const title = screen.getByText('Solo viaja por vía aérea')
  screen.getByText('Parece una batería de litio suelta. Los demás servicios no lo llevan.')
  const read = screen.getByRole('link', { name: 'Qué no viaja' })
  expect(read.getAttribute('href')).toBe('/help#restricted')
  expect(screen.getByRole('link', { name: 'Preguntar' }).getAttribute('href')).toBe('/contact')
  expect(title.closest('[data-tone="warn"]')?.contains(read)).toBe(true)
  // Part of the page from the start: nothing to announce.
  expect(title.closest('[role="status"], [role="alert"]')).toBeNull()
  const buy = screen.getByRole('button', { name: 'Añadir al carrito' })
  expect(read.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expectAccessible(container)
})

test('what no service carries has no button, says where it does not go and offers another destination', async () => {
  const { container } = show({
    carried: false,
    landed: null,
    landedOptions: [refused('air'), refused('sea'), refused('courier')],
  })
  screen.getByText('No lo llevamos a Caracas')
  const change = screen.getByRole('link', { name: 'Cambiar destino' })
  expect(change.getAttribute('href')).toMatch(/^\/destination/u)
  expect(screen.queryByRole('button', { name: 'Añadir al carrito' })).toBeNull()
  await expectAccessible(container)
})

test.each([
  { landedOptions: cupInFull.landedOptions.slice(0, 1), restrictedKind: 'liquids' },
  { landedOptions: [], listed: false },
] as const)(
  'what every service takes or cannot be had (%#) is shown without a word about travelling',
  ({ landedOptions, ...change }) => {
    show({ landedOptions: [...landedOptions], ...change })
    expect(screen.queryByText(/Solo viaja|No lo llevamos/u)).toBeNull()
  },
)

test('what is ordered before there are any can be bought, as many as one order takes', () => {
  show({ stock: 0, availability: 'pre_order' })
  screen.getByText('Preventa')
  expect(screen.queryByText('Agotado')).toBeNull()
  const buy = screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir al carrito' })
  expect(buy.disabled).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('spinbutton').max).toBe('99')
})
