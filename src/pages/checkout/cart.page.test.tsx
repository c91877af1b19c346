// Proves that one piece less of a line that has one takes it out of the cart, and the page follows.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { cartLine, cartOf, checkoutOption } from '#src/features/cart/cart.fixture.ts'
import { type PageContext, pageContext } from '#src/lib/calls.ts'
import { showToast } from '#src/lib/toast.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { action, Component, loader } from './cart.page.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

type SetQuantity = PageContext['write']['cart']['setQuantity']
type Args = Omit<Parameters<typeof loader>[0], 'context'>

test('minus at one piece removes the line', async () => {
  let cart = cartOf(cartLine({ quantity: 1, lineCents: 1860 }))
  const setQuantity = vi.fn<SetQuantity>(async () => {
    cart = cartOf()
    return { ok: true, cart, notice: 'removed' }
  })
  const checkoutQuote = async () =>
    cart.lines.length === 0
      ? { ok: false, code: 'cart_empty', placed: null }
      : { ok: true, cart, options: [checkoutOption()], closed: [], estimatedProductIds: [] }
  const context = new RouterContextProvider()
  const [read, write] = [{ orders: { checkoutQuote } }, { cart: { setQuantity } }] as never[]
  context.set(pageContext, { read: read!, write: write!, inBrowser: true, locale: 'es' })
  const route = {
    path: '/cart',
    Component,
    HydrateFallback: () => null,
    loader: (args: Args) => loader({ ...args, context }),
    action: (args: Args) => action({ ...args, context }),
  }
  renderInShop(null, { at: '/cart', alone: true, routes: [route] })
  const minus = { name: /^Quitar una unidad de Ombrix/ }
  fireEvent.click(await screen.findByRole('button', minus))
  await screen.findByRole('heading', { name: 'Tu carrito está vacío' })
  expect(setQuantity).toHaveBeenCalledWith({ productId: 7, quantity: 0 })
  await waitFor(() =>
    expect(vi.mocked(showToast).mock.calls[0]?.[0].title).toBe('Artículo eliminado'),
  )
})
