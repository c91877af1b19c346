// The way back is called by its words alone, and the router follows it.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { BackLink } from './back-link.tsx'

test('the way back leads to the list without loading a document', async () => {
  const { container } = renderInShop(
    <main>
      <BackLink to="/admin/orders">Todos los pedidos</BackLink>
      <h1>Pedido</h1>
    </main>,
    { routes: [{ path: '/admin/orders', element: <h1>Pedidos</h1> }] },
  )
  await expectAccessible(container)
  const link = screen.getByRole('link', { name: 'Todos los pedidos' })
  expect(link.nextElementSibling?.tagName).toBe('H1')
  fireEvent.click(link, { button: 0 })
  await screen.findByRole('heading', { name: 'Pedidos' })
})
