// A product that could not be taken out of the drawer: said in it, for as long as it is open.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CartView } from '#contract/cart.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { openDrawer, useDrawer } from './cart-drawer-store.ts'
import { showNotice } from './show-notice.ts'
import { eventually } from '#tests/support/eventually.ts'

vi.mock('./show-notice.ts', () => ({ showNotice: vi.fn<typeof showNotice>() }))

const line = { productId: 7, name: 'Cámara', quantity: 1, stock: 3, lineCents: 4000, image: null }
const cart = { lines: [line], subtotalCents: 4000 } as unknown as CartView

function Drawer() {
  const drawer = useDrawer()
  return drawer && <CartDrawer {...drawer} />
}

test('what fails in the drawer is told in it too, not by a toast alone', async () => {
  for (const deed of ['showModal', 'close'] as const)
    Object.assign(HTMLDialogElement.prototype, { [deed]() {} })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  openDrawer({ cart, notice: null, opener: null })
  renderInShop(<Drawer />)
  fireEvent.click(screen.getByRole('button', { name: /Cámara/, hidden: true }))
  await act(() => eventually(() => expect(showNotice).toHaveBeenCalledWith(null, 'es')))
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('No pudimos cambiar')
})

test('beside the total at the destination the drawer says who pays what customs ask', () => {
  const told = (taxIncluded: boolean) => {
    const landed = { service: 'sea', totalCents: 9878, minDays: 25, maxDays: 35, taxIncluded }
    openDrawer({ cart: { ...cart, landed } as CartView, notice: 'added', opener: null })
    const { container } = renderInShop(<Drawer />)
    const text = container.textContent
    cleanup()
    return text
  }
  expect(told(true)).toContain('Impuestos incluidos: si la aduana pide más, lo pagamos nosotros.')
  expect(told(false)).toContain('La aduana puede pedir algo más. Te preguntamos antes de pagarlo.')
})
