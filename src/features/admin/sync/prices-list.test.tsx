// Holds what is said of several prices at once: what is ticked, what is sent, and that nothing is sent without a tick.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PricesList } from './prices-list.tsx'
import type { SyncAnswer } from './sync-answer.ts'

const price = (productId: number, name: string) => ({
  productId,
  provider: 'ebay' as const,
  name,
  textLanguage: 'en',
  priceCents: 2000,
  heldPriceCents: 500,
  since: '2026-11-28T11:00:00.000Z',
  until: '2026-11-29T11:00:00.000Z',
})
const PRICES = [price(3, 'Taza'), price(2, 'Plato')]
const show = (answer?: SyncAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <PricesList prices={PRICES} answer={answer} />
    </MantineRoot>,
  )
const sent = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  const form = button.form
  if (!form) throw new Error('no form')
  return [...new FormData(form, button)]
}

test('what is ticked is sent as it was seen, by itself or all at once', async () => {
  const { container } = show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Plato' }))
  screen.getByText('1 seleccionado')
  expect(sent('Rechazar los seleccionados')).toEqual([
    ['intent', 'prices'],
    ['accept', '0'],
    ['price', '2 500'],
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }))
  screen.getByText('2 seleccionados')
  expect(sent('Aceptar los seleccionados')).toEqual([
    ['intent', 'prices'],
    ['accept', '1'],
    ['price', '3 500'],
    ['price', '2 500'],
  ])
  expect(screen.getByRole('link', { name: 'Taza' }).lang).toBe('en')
  await expectAccessible(container)
})

test('without a tick it says so', () => {
  show({ about: 'prices', code: 'nothing_picked' })
  expect(screen.getByRole('alert').textContent).toContain('Selecciona antes algún precio.')
})
