// Tests the header without scripts, and what scripts add.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageFacts } from '#src/lib/boot.ts'
import { setCartCount } from '#src/lib/cart-count.ts'
import { FactsProvider } from '#src/lib/facts.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { Header } from './header.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { eventually } from '#tests/support/eventually.ts'

afterEach(() => {
  document.cookie = 'puente_scheme=; max-age=0; path=/'
  delete document.documentElement.dataset['mantineColorScheme']
})

test('each language is a link that remembers the choice and comes back to this page', async () => {
  renderInShop(<LanguageMenu />, { at: '/products?search=mug' })
  fireEvent.click(screen.getByText('Idioma'))
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Español',
    'English',
    'Italiano',
    'Português',
  ])
  expect(links[1]?.getAttribute('href')).toBe('/language/en?next=%2Fproducts%3Fsearch%3Dmug')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null])
  expect(links[3]?.lang).toBe('pt')
  await expectAccessible()
})

test('an open menu closes with Escape and gives the focus back', () => {
  renderInShop(<LanguageMenu />)
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  menu.open = true
  act(() => screen.getByRole('link', { name: 'English' }).focus())
  fireEvent.keyDown(screen.getByRole('link', { name: 'English' }), { key: 'Escape' })
  expect(menu.open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('an open menu closes when the focus leaves it', () => {
  renderInShop(
    <>
      <LanguageMenu />
      <button>after</button>
    </>,
  )
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  menu.open = true
  act(() => screen.getByRole('link', { name: 'Italiano' }).focus())
  expect(menu.open).toBe(true)
  act(() => screen.getByRole('button', { name: 'after' }).focus())
  expect(menu.open).toBe(false)
})

test('the colours are a form without scripts and change in place with them', () => {
  const { container } = renderInShop(<ThemeToggle />, { at: '/cart' })
  const form = container.querySelector('form')!
  const fields = Object.fromEntries(new FormData(form, form.querySelector('button')))
  expect([form.method, form.getAttribute('action'), fields]).toEqual([
    'post',
    '/scheme',
    { next: '/cart', scheme: 'dark' },
  ])
  fireEvent.submit(form)
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  expect(document.cookie).toContain('puente_scheme=dark')
  fireEvent.submit(form)
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
})

test('the badge prints its number as it is and follows the cart', () => {
  const { container } = renderInShop(<CartLink />)
  const badge = container.querySelector('[data-count]')!
  expect(badge.getAttribute('data-count')).toBe('0')
  act(() => setCartCount(12))
  expect(badge.getAttribute('data-count')).toBe('12')
  expect(screen.getByRole('link').textContent).toBe('Carrito Artículos en el carrito: 12')
})

test('visitors sign in, and come back to where they were', async () => {
  const { container } = renderInShop(<Header />, { at: '/product/7' })
  const banner = within(container.querySelector('header')!)
  for (const link of banner.getAllByRole('link', { name: 'Iniciar sesión' }))
    expect(link.getAttribute('href')).toBe('/auth?next=%2Fproduct%2F7')
  expect(screen.queryByText('Panel Admin')).toBeNull()
  await expectAccessible()
})

const signedIn = (isAdmin: boolean): PageFacts => ({
  locale: 'es',
  scheme: 'light',
  brand: 'Puente',
  origin: 'https://puente.example',
  user: { fullName: 'María Peña', username: 'maria', email: 'maria@example.com', isAdmin },
  search: '',
  cartCount: 0,
  currency: 'VES',
  rate: null,
  destination: { code: 've-caracas', country: 've', name: 'Caracas' },
})

test.each([
  [false, null],
  [true, '/admin'],
])('the account shows who it is; the panel only when admin is %s', (isAdmin, href) => {
  const { container } = renderInShop(
    <FactsProvider value={signedIn(isAdmin)}>
      <AccountLinks />
    </FactsProvider>,
  )
  screen.getByText('María Peña')
  screen.getByText('maria@example.com')
  const panel = screen.queryByRole('link', { name: 'Panel Admin' })
  expect(panel?.getAttribute('href') ?? null).toBe(href)
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/auth'])
  expect(within(form).getByRole('button', { name: 'Cerrar sesión' }).getAttribute('value')).toBe(
    'sign-out',
  )
})

test('colours and language of somebody signed in go into their account, too', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])))
  vi.stubGlobal('fetch', fetched)
  const { container } = renderInShop(
    <FactsProvider value={signedIn(false)}>
      <ThemeToggle />
      <LanguageMenu />
    </FactsProvider>,
  )
  fireEvent.submit(container.querySelector('form')!)
  expect(document.cookie).toContain('puente_scheme=dark')
  await eventually(() => expect(fetched).toHaveBeenCalled())
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toContain('/trpc/account.updatePreferences')
  expect(init?.body).toContain('"scheme":"dark"')
  // The link itself leads over the server, which writes it down. jsdom cannot follow it.
  let isTaken = true
  const stop = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'English', hidden: true }))
  expect(isTaken).toBe(false)
})
