// Proves that the first page of the account shows the last orders, and how much of each thing is kept.
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MyOrderRow } from '#contract/account-things.ts'
import { pageContext } from '#src/lib/calls.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Component, loader } from './overview.page.tsx'

const orderOf = (id: number): MyOrderRow => ({
  id,
  number: `PU-00000${id}-1`,
  state: 'paid',
  itemCount: 2,
  totalCents: 9878,
  trackingNumber: null,
  productNames: [{ name: 'Cafetera', textLanguage: 'es' }],
  placedAt: '2026-05-04T15:00:00.000Z',
})

async function show(orders: MyOrderRow[], emailVerified: boolean) {
  const context = new RouterContextProvider()
  const account = {
    profile: async () => ({ email: 'ana@example.com', emailVerified }),
    orders: async () => ({ orders, nextBefore: null }),
    quotes: async () => ({ quotes: [{}, {}], nextBefore: 9 }),
    favourites: async () => ({ productIds: [7, 8, 9] }),
    addresses: async () => [],
  }
  const read = { account } as never
  context.set(pageContext, { read, write: {} as never, inBrowser: true, locale: 'es' })
  const load = (args: Omit<Parameters<typeof loader>[0], 'context'>) => loader({ ...args, context })
  const Page = () => (
    <MantineRoot close="Cerrar">
      <Component />
    </MantineRoot>
  )
  const path = '/account'
  const routes = [{ path, Component: Page, loader: load, HydrateFallback: () => null }]
  renderInShop(null, { at: path, routes, alone: true })
  await screen.findByRole('heading', { level: 1, name: 'Resumen' })
}
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('three orders, and what is kept, each with the way to it', async () => {
  await show([4, 3, 2, 1].map(orderOf), true)
  const latest = within(screen.getByRole('region', { name: 'Últimos pedidos' }))
  expect(latest.getAllByRole('link', { name: /^PU-/ }).map((link) => link.textContent)).toEqual([
    'PU-000004-1',
    'PU-000003-1',
    'PU-000002-1',
  ])
  expect(latest.getAllByText('Cafetera')).toHaveLength(3)
  const kept = within(screen.getByRole('region', { name: 'Lo que guardas' }))
  expect(kept.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cotizaciones · 2+',
    'Favoritos · 3',
    'Direcciones · 0',
  ])
  expect(leadsTo('Favoritos')).toBe('/account/favourites')
  expect(screen.queryByText(/Confirma tu correo/)).toBeNull()
})

test('without orders it leads to the catalogue, and asks to confirm an address', async () => {
  await show([], false)
  expect(leadsTo('Ir al perfil')).toBe('/account/profile')
  screen.getByText(/Confirma tu correo ana@example.com/)
  const latest = within(screen.getByRole('region', { name: 'Últimos pedidos' }))
  expect(latest.getByRole('link').getAttribute('href')).toBe('/products')
})
