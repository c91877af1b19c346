// Tests what is said of held prices, of one or of several at once: what is ticked, and what is sent as it was seen.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { PricesList } from './prices-list.tsx'

afterEach(() => vi.unstubAllGlobals())

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
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const open = (prices: object[] = PRICES) => {
  const calls = serveDesk({
    'sync.heldPrices': () => ({ prices, nextBefore: null }),
    'sync.decidePrices': () => ({ ok: true }),
  })
  const decided = () => calls.filter(({ name }) => name === 'sync.decidePrices')
  return { decided, ...renderDesk(<PricesList />) }
}
const asked = (accept: boolean, ...ids: number[]) => ({
  name: 'sync.decidePrices',
  input: { prices: ids.map((productId) => ({ productId, heldPriceCents: 500 })), accept },
})

test('what is ticked is sent as it was seen, and nothing without a tick', async () => {
  const { container, decided } = open()
  expect((await screen.findByRole('link', { name: 'Taza' })).lang).toBe('en')
  expect(screen.queryByText('Rechazar los seleccionados')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Plato' }))
  screen.getByText('1 seleccionado')
  fireEvent.click(button('Rechazar los seleccionados'))
  await waitFor(() => expect(decided()).toEqual([asked(false, 2)]))
  // What was decided is no longer ticked.
  await waitFor(() => expect(screen.queryByText('Rechazar los seleccionados')).toBeNull())
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todos los de esta página' }))
  screen.getByText('2 seleccionados')
  fireEvent.click(button('Aceptar los seleccionados'))
  await waitFor(() => expect(decided().at(-1)).toEqual(asked(true, 3, 2)))
  await expectAccessible(container)
})

test('a single price is decided as it was seen; one that was rejected can only be accepted', async () => {
  const { unmount, decided } = open()
  const [change] = await screen.findAllByText(/^−75\s%$/u)
  expect(change?.dataset['label']).toBe('Cambio')
  fireEvent.click(button('Rechazar el precio nuevo de Taza'))
  await waitFor(() => expect(decided()).toEqual([asked(false, 3)]))
  unmount()
  open(PRICES.map((each) => ({ ...each, since: null })))
  expect(await screen.findAllByText(/El precio de antes se puede mostrar hasta/u)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Rechazar/u })).toBeNull()
})
