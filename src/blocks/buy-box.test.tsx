// What may not be able to travel is told before the ways to buy, and only where it can be bought.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { BuyBox } from './buy-box.tsx'

const show = (change: Partial<ProductDetail>) =>
  renderInShop(
    <BuyBox
      product={{ ...cupInFull, ...change }}
      quantity={1}
      landed={null}
      sendTo="/calculator"
      onQuantity={() => {}}
    />,
  )

test('a name that sounds like restricted goods is told in calm, with a way to help and to us', async () => {
  const { container } = show({ restrictedKind: 'loose_batteries' })
  const title = screen.getByText('Parece una batería de litio suelta: tal vez no pueda viajar')
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

test.each([{}, { restrictedKind: 'liquids', listed: false }] as const)(
  'what nothing speaks against or cannot be had (%o) is shown without a word about travelling',
  (change) => {
    show(change)
    expect(screen.queryByText(/tal vez no pueda viajar/u)).toBeNull()
  },
)
