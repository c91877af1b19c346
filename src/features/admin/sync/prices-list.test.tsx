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
const asked = (accept: boolean, ...ids: number[]) => ({
  name: 'sync.decidePrices',
  input: { prices: ids.map((productId) => ({ productId, heldPriceCents: 500 })), accept },
})

test('what is ticked is sent as it was seen, and nothing without a tick', async () => {
  const calls = serveDesk({ 'sync.decidePrices': () => ({ ok: true }) })
  const { container } = renderDesk(<PricesList prices={PRICES} />)
  expect(screen.getByRole('link', { name: 'Taza' }).lang).toBe('en')
  expect(button('Rechazar los seleccionados').disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Plato' }))
  screen.getByText('1 seleccionado')
  fireEvent.click(button('Rechazar los seleccionados'))
  await waitFor(() => expect(calls).toEqual([asked(false, 2)]))
  // What was decided is no longer ticked.
  await waitFor(() => expect(button('Rechazar los seleccionados').disabled).toBe(true))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }))
  screen.getByText('2 seleccionados')
  fireEvent.click(button('Aceptar los seleccionados'))
  await waitFor(() => expect(calls.at(-1)).toEqual(asked(true, 3, 2)))
  await expectAccessible(container)
})

test('a single price is decided as it was seen; one that was rejected can only be accepted', async () => {
  const calls = serveDesk({ 'sync.decidePrices': () => ({ ok: true }) })
  const { unmount } = renderDesk(<PricesList prices={PRICES} />)
  const change = screen.getAllByRole('definition')[2]
  expect(change?.textContent.replaceAll('\u00a0', ' ')).toBe('−75 %')
  fireEvent.click(button('Rechazar el precio nuevo de Taza'))
  await waitFor(() => expect(calls).toEqual([asked(false, 3)]))
  unmount()
  renderDesk(<PricesList prices={PRICES.map((each) => ({ ...each, since: null }))} />)
  expect(screen.getAllByText(/El precio de antes se puede mostrar hasta/u)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Rechazar/u })).toBeNull()
})
