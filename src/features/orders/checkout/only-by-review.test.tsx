// What only some services carry is named once more where the order is placed, and keeps nobody from placing it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { cartLines, showCheckout as show } from '#tests/support/show-checkout.tsx'

test('the review names each product that only some services carry, beside the button', async () => {
  const name = 'Rosa Antigua Eau de Parfum'
  const perfume = {
    ...cartLines[0],
    productId: 99,
    name,
    onlyBy: ['sea'],
    restrictedKind: 'liquids',
  }
  const lines = [...cartLines, perfume]
  const { container } = show(undefined, [], { cart: { version: 4, lines } })
  const notes = screen.getAllByRole('link', { name: /Solo viaja por vía marítima$/u })
  expect(notes.map((link) => link.closest('p')?.textContent)).toEqual([
    `${name}. Parece un líquido. Solo viaja por vía marítima`,
  ])
  const place = screen.getByRole<HTMLButtonElement>('button', { name: 'Realizar pedido' })
  expect(place.disabled).toBe(false)
  expect(place.closest('section')?.contains(notes[0] ?? null)).toBe(true)
  await expectAccessible(container)
})
