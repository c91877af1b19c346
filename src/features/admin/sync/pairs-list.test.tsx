// Tests the desk's pairs: what speaks for one item, the two answers, and a newer decision that stays.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductPairView } from '#contract/product-pairs.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { PairsList } from './pairs-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const pairOf = (changes: Partial<ProductPairView> = {}): ProductPairView => ({
  id: 9,
  ground: 'model_in_title',
  decision: null,
  products: [
    {
      id: 1,
      store: 'amazon',
      name: '<b>Mouse</b> M185',
      textLanguage: 'es',
      model: 'M185',
      gtin: null,
      priceCents: 1299,
      image: null,
    },
    {
      id: 2,
      store: 'ebay',
      name: 'Wireless Mouse M185',
      textLanguage: 'en',
      model: '',
      gtin: '00097855174420',
      priceCents: 1399,
      image: null,
    },
  ],
  ...changes,
})

test('two products stand side by side with why, titles as they are, and both answers', async () => {
  const { container } = renderDesk(<PairsList pairs={[pairOf()]} />)
  screen.getByText('El título de uno nombra el modelo del otro')
  expect(screen.getByRole('link', { name: '<b>Mouse</b> M185' }).getAttribute('href')).toBe(
    '/product/1',
  )
  expect(screen.getAllByRole('link').map(({ lang }) => lang)).toEqual(['es', 'en'])
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Es el mismo', 'Son distintos'])
  await expectAccessible(container)
})

test('a decision is told, can be turned and taken back, and goes with what was looked at', async () => {
  const calls = serveDesk({ 'sync.decidePair': () => ({ ok: true }) })
  renderDesk(<PairsList pairs={[pairOf({ decision: 'different' })]} />)
  screen.getByText(/Decidido: son distintos/u)
  const [same, undo] = screen.getAllByRole('button')
  for (const button of [same, undo]) {
    if (button) fireEvent.click(button)
    await waitFor(() => expect(button?.hasAttribute('data-loading')).toBe(false))
  }
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 9, decision: 'same', seen: 'different' },
    { id: 9, decision: null, seen: 'different' },
  ])
})
