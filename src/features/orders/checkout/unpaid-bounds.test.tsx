// Holds what the checkout says of goods that are not paid for: how long they are held, and that there is a bound.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerOf, showCheckout as show } from '#tests/support/show-checkout.tsx'

test.each([
  ['person', 'más de 150 piezas', '/contact'],
  ['network', 'Desde tu conexión', '/contact'],
] as const)('too much held unpaid by one %s says what to do', (whose, words, way) => {
  const bound = { pieces: 150, cents: 1_500_000 }
  show(answerOf({ refusal: { ok: false, code: 'too_much_unpaid', whose, ...bound } }))
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain(words)
  const links = within(notice).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cart', way])
})

test('who has less time to report than to pay reads both before ordering', () => {
  show(undefined, [], { payHours: 48, holdHours: 6 })
  expect(screen.getByText(/tienes 48 horas. Guardamos los productos 6 horas/)).toBeTruthy()
})
