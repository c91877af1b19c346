// A product that could not be taken out of the drawer: said in it, for as long as it is open.
import { act, fireEvent, screen } from '@testing-library/react'
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
