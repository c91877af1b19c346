// Tests what the checkout says of goods that are not paid for: how long they are held, and when they are not.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCheckout as show } from '#tests/support/show-checkout.tsx'

test('who has less time to report than to pay reads both before ordering', () => {
  show(undefined, [], { payHours: 48, holdHours: 6 })
  expect(screen.getByText(/tienes 48 horas. Guardamos los productos 6 horas/)).toBeTruthy()
})

test('whose pieces will not be held reads that before ordering', () => {
  show(undefined, [], { payHours: 48, holdHours: 0 })
  expect(screen.getByText(/No te guardamos los productos hasta que confirmemos/)).toBeTruthy()
})
