// Tests the reading of cart forms: steps, bounds and nonsense.
import { expect, test, vi } from 'vitest'
import type { Writes } from '#src/lib/calls.ts'
import { runCartIntent } from './cart-outcome.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const run = async (fields: Record<string, string>) => {
  const calls: unknown[] = []
  const cart = new Proxy(
    {},
    {
      get: (_cart, name) => vi.fn<(input: unknown) => number>((input) => calls.push([name, input])),
    },
  )
  const outcome = await runCartIntent({ cart } as unknown as Writes, formOf(fields))
  return calls[0] ?? outcome
}

test.each([
  [{ intent: 'add', productId: '7' }, ['addItem', { productId: 7, quantity: 1 }]],
  [{ intent: 'add', productId: '7', quantity: '250' }, ['addItem', { productId: 7, quantity: 99 }]],
  [{ intent: 'add', productId: '7', quantity: '-3' }, ['addItem', { productId: 7, quantity: 1 }]],
  [
    { intent: 'set', productId: '7', quantity: '3', step: '1' },
    ['setQuantity', { productId: 7, quantity: 4 }],
  ],
  [
    { intent: 'set', productId: '7', quantity: '1', step: '-1' },
    ['setQuantity', { productId: 7, quantity: 0 }],
  ],
  [
    { intent: 'set', productId: '7', quantity: '99', step: '1' },
    ['setQuantity', { productId: 7, quantity: 99 }],
  ],
  [{ intent: 'remove', productId: '7' }, ['removeItem', { productId: 7 }]],
  [{ intent: 'clear' }, ['clear', undefined]],
  [{ intent: 'acknowledge' }, ['acknowledgePrices', undefined]],
  [
    { intent: 'add', productId: 'abc' },
    { ok: false, code: 'product_not_found' },
  ],
  [{ intent: 'remove' }, { ok: false, code: 'product_not_found' }],
  [{ productId: '99999999999' }, { ok: false, code: 'product_not_found' }],
])('%j', async (fields, expected) => {
  expect(await run(fields)).toEqual(expected)
})
