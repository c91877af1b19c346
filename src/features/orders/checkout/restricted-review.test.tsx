// What may not be able to travel is named once more where the order is placed, and keeps nobody from placing it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { cartLines, showCheckout as show } from '#tests/support/show-checkout.tsx'

test('the review names each product whose name sounds like restricted goods, beside the button', async () => {
  const name = 'Rosa Antigua Eau de Parfum'
  const lines = [...cartLines, { ...cartLines[0], productId: 99, name, restrictedKind: 'liquids' }]
  const { container } = show(undefined, [], { cart: { version: 4, lines } })
  const notes = screen.getAllByRole('link', { name: /tal vez no pueda viajar$/u })
  expect(notes.map((link) => link.closest('p')?.textContent)).toEqual([
    `${name}. Parece un líquido: tal vez no pueda viajar`,
  ])
  const place = screen.getByRole<HTMLButtonElement>('button', { name: 'Realizar pedido' })
  expect(place.disabled).toBe(false)
  expect(place.closest('section')?.contains(notes[0] ?? null)).toBe(true)
  await expectAccessible(container)
})
