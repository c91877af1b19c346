// Tests the merging of browser storage and server: the newer version wins, damage is repaired, nobody's cart leaks.
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartView } from '#contract/cart.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import type { Reads, Writes } from '#src/lib/calls.ts'
import { read, write } from '#src/lib/browser-context.ts'
import { showToast } from '#src/lib/toast.ts'
import { isInStep } from './cart-step.ts'
import { CART_STORAGE_KEY, cartOwner } from './cart-storage-key.ts'
import { cartLine, cartOf } from './cart.fixture.ts'
import { storedForm } from './remember-cart.ts'
import { syncCart } from './sync-cart.ts'

vi.mock('#src/lib/browser-context.ts', () => {
  const calls = {
    current: vi.fn<Reads['cart']['current']>(),
    replace: vi.fn<Writes['cart']['replace']>(),
  }
  return { read: { cart: calls }, write: { cart: calls } }
})
vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
const current = vi.mocked(read.cart.current)
const replace = vi.mocked(write.cart.replace)

const EMPTY: CartView = { version: 0, lines: [], itemCount: 0, subtotalCents: 0, landed: null }
const stored = () => localStorage.getItem(CART_STORAGE_KEY)
const start = (text: string | null, server: CartView) => {
  if (text !== null) localStorage.setItem(CART_STORAGE_KEY, text)
  current.mockResolvedValue(server)
  replace.mockImplementation(async ({ version, lines }) => ({
    ok: true,
    notice: null,
    cart: { ...cartOf(...lines.map((line) => cartLine(line))), version },
  }))
}
beforeEach(() => {
  loadAllLocales()
  localStorage.clear()
  cartOwner.username = ''
  document.cookie = 'puente_cart_count=0; path=/'
  vi.mocked(showToast).mockReset()
  replace.mockReset()
})

test('a newer server row replaces the copy', async () => {
  const server = cartOf(cartLine({ quantity: 3 }))
  start(storedForm({ ...server, version: 2 }), server)
  expect(await syncCart('es')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  expect(stored()).toBe(storedForm(server))
  expect(isInStep()).toBe(true)
})

test('a newer copy is taken over by the server', async () => {
  start(storedForm({ ...cartOf(cartLine()), version: 9 }), cartOf(cartLine({ quantity: 1 })))
  expect(await syncCart('es')).toBe(true)
  expect(replace.mock.calls[0]?.[0]).toEqual({ version: 9, lines: [{ productId: 7, quantity: 2 }] })
})

test('what can be read of a damaged copy is kept, and the shopper is told', async () => {
  start(
    JSON.stringify([
      { product: { id: 7, name: 'A', price: '18.60' }, quantity: '2' },
      { nonsense: true },
    ]),
    EMPTY,
  )
  expect(isInStep()).toBe(false)
  await syncCart('es')
  expect(replace.mock.calls[0]?.[0]).toEqual({ version: 1, lines: [{ productId: 7, quantity: 2 }] })
  expect(vi.mocked(showToast).mock.calls[0]?.[0].title).toMatch(
    /^No pudimos recuperar todo tu carrito/,
  )
})

test('garbage does not touch the cart on the server', async () => {
  const server = cartOf(cartLine())
  start('{"version":99,', server)
  await syncCart('es')
  expect(stored()).toBe(storedForm(server))
})

test('the copy of another account is dropped, that of a visitor goes along', async () => {
  cartOwner.username = 'maria'
  const marias = storedForm({ ...cartOf(cartLine()), version: 9 })
  cartOwner.username = ''
  start(marias, EMPTY)
  await syncCart('es')
  expect(replace).not.toHaveBeenCalled()

  start(storedForm({ ...cartOf(cartLine()), version: 9 }), EMPTY)
  cartOwner.username = 'maria'
  await syncCart('es')
  expect(replace).toHaveBeenCalledOnce()
})

test('a first visit asks nobody', () => expect(isInStep()).toBe(true))
