// Tests the navigation of the panel: each desk in its group, the one somebody is in marked, and how much waits in words.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { DESKS, deskAt } from './desks.ts'
import { SideNav } from './side-nav.tsx'

const show = (at: string, locale: Locale = 'es', isNarrow = false) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <SideNav waiting={{ orders: 3, heldPrices: 100, jobs: 0 }} isNarrow={isNarrow} />
    </MantineRoot>,
    { at, locale },
  )

test.each<[Locale, string, string, string]>([
  ['es', 'Pedidos y dinero', 'Pedidos 3 por atender', 'Precios retenidos 99+ por atender'],
  ['pt', 'Pedidos e dinheiro', 'Pedidos 3 por atender', 'Preços retidos 99+ por atender'],
  ['en', 'Orders and money', 'Orders 3 waiting', 'Held prices 99+ waiting'],
])('groups its desks and says what waits: %s', async (locale, group, orders, held) => {
  const { container } = show('/admin/orders/7', locale)
  const list = within(screen.getByRole('list', { name: group }))
  const here = list.getByRole('link', { name: orders })
  expect(here.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: held }).getAttribute('href')).toMatch(/prices$/)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(DESKS.length)
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([here])
  await expectAccessible(container)
})

test('narrow, it still has its words', async () => {
  const { container } = show('/admin/audit', 'es', true)
  expect(screen.getByRole('link', { name: 'Registro' }).title).toBe('Registro')
  await expectAccessible(container)
})

test('an address stands in the desk with the longest path', () => {
  expect(deskAt('/admin/api-sync/jobs')?.label).toBe('jobs')
  expect(deskAt('/admin/api-sync/runs/1')?.label).toBe('sync')
  expect(deskAt('/admin/products')?.label).toBe('products')
  expect(deskAt('/admin/confirm')).toBeUndefined()
})
