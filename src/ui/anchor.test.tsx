// A link of the shop must stay a link: the router takes only the plain press, everything else is the browser's.
import { fireEvent, screen } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Anchor } from './anchor.tsx'

const cart = [{ path: '/cart', element: <h1>Carrito</h1> }]

/** Presses the link; tells whether the browser would have followed it by itself. */
function press(how: MouseEventInit = {}): boolean {
  let left = false
  const look = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link'), { button: 0, ...how })
  return left
}

test('a plain press changes the page without loading a document', async () => {
  renderInShop(<Anchor to="/cart">Ver carrito</Anchor>, { routes: cart })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
  expect(press()).toBe(false)
  await screen.findByRole('heading', { name: 'Carrito' })
})

test('a click with a key held is left to the browser', () => {
  const { router } = renderInShop(<Anchor to="/cart">Ver carrito</Anchor>, { routes: cart })
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(press({ [key]: true })).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})

test('a link into another tab is left to the browser', () => {
  const { router } = renderInShop(
    <Anchor to="/cart" target="_blank">
      Ver carrito
    </Anchor>,
    { routes: cart },
  )
  expect(press()).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})

test('whoever owns the link can keep the click', () => {
  const keep = (event: MouseEvent) => event.preventDefault()
  const { router } = renderInShop(
    <Anchor to="/cart" onClick={keep}>
      Ver carrito
    </Anchor>,
    { routes: cart },
  )
  const navigate = vi.spyOn(router, 'navigate')
  press()
  expect(navigate).not.toHaveBeenCalled()
})
