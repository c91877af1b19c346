// The checkout says what became of a kept price, and of no change where there is none.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptPrice } from '#contract/checkout.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { optionOf } from '#tests/support/show-checkout.tsx'
import { KeptNotice } from './kept-notice.tsx'

const show = (state: KeptPrice['state'], airCents: number) =>
  renderInShop(
    <KeptNotice
      kept={{
        state,
        validUntil: '2026-12-08T11:32:00Z',
        place: 'Caracas',
        totals: [{ service: 'air', totalCents: 7428 }],
      }}
      options={[optionOf('air', airCents)]}
    />,
  ).container.textContent

test('a price that holds says until when', () => {
  expect(show('held', 7428)).toContain('Tienes el precio de tu cotización')
})

test('an expired one shows both totals', () => {
  expect(show('expired', 8000)).toContain('El precio ya no es el de tu cotización')
  expect(screen.getByRole('listitem').textContent).toBe(
    'Aéreo: era US$\u00a074,28, hoy US$\u00a080,00',
  )
})

test('one that expired at the same price is not called another', () => {
  const text = show('expired', 7428)
  expect(text).toContain('Tu cotización venció el 8 dic. 2026')
  expect(text).not.toContain('El precio ya no es')
})
