// What customs may ask is one amount where the rules give one, else its ends.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { CustomsNote } from './customs-note.tsx'

test.each([
  [6684, 6684, /puede pedir US\$\s66,84 más/],
  [4520, 23_852, /puede pedir de US\$\s45,20 a US\$\s238,52 más/],
  [0, 0, /No esperamos/],
])('from %i to %i cents', (fromCents, toCents, said) => {
  renderInShop(
    <CustomsNote customs={{ by: 'shopper', onTop: { fromCents, toCents } }} country="co" />,
  )
  expect(screen.getByText(said)).toBeTruthy()
})

test('where the shop pays it, there is nothing to work out', () => {
  renderInShop(<CustomsNote customs={{ by: 'shop' }} country="ve" />)
  expect(screen.getByText(/^Impuestos incluidos/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
