// The filters are the address: every change must show there, and going back must show in the fields.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { parseCatalogueQuery } from '#contract/catalogue-view.ts'
import type { Facets } from '#contract/catalogue.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const facets: Facets = {
  categories: [{ value: 'Toys', count: 10_000, more: true }],
  stores: [{ value: 'ebay', count: 0, more: false }],
  availability: [],
}
const list = {
  products: [],
  total: { count: 10_000, more: true },
  page: 1,
  pageCount: 834,
  corrections: [],
}

function Page({ counted = true }: { counted?: boolean }) {
  const view = parseCatalogueQuery(new URLSearchParams(useLocation().search))
  return (
    <>
      <ListToolbar view={view} list={list} sheet="sheet" />
      <FilterChips view={view} />
      <div id="sheet">
        <FilterForm view={view} facets={counted ? facets : null} />
      </div>
    </>
  )
}
const at = (query: string) => renderInShop(<Page />, { at: `/products${query}` })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Precio máximo' })
const most = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Máximo' })

test('goods of the shop’s own are a choice under its name where there are any', () => {
  const view = parseCatalogueQuery(new URLSearchParams())
  const own = { value: 'own', count: 3, more: false } as const
  const form = (stores: Facets['stores']) => (
    <FilterForm view={view} facets={{ ...facets, stores }} />
  )
  const { unmount } = renderInShop(form([own]))
  expect(box(/^Puente/u).value).toBe('own')
  unmount()
  renderInShop(form([{ ...own, count: 0 }]))
  expect(screen.queryByRole('checkbox', { name: /^Puente/u })).toBeNull()
})

/** What a browser does when a field is finished with: React hears the input, the form hears the change. */
function finish(field: HTMLElement, value: string) {
  fireEvent.input(field, { target: { value } })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('ticking applies at once, the numbers stand beside, going back unticks', async () => {
  const { router } = at('?sort=rating&page=3')
  expect(box(/^Juguetes/).labels?.[0]?.textContent).toBe('Juguetes10.000+')
  expect(screen.getByRole('status').textContent).toBe('Mostrando 0 de 10.000+ productos')
  await expectAccessible()
  act(() => box(/^Juguetes/).click())
  await waitFor(() => expect(router.state.location.search).toBe('?category=Toys&sort=rating'))
  act(() => box(/^eBay/).click())
  await waitFor(() => expect(router.state.location.search).toContain('store=ebay'))
  expect(screen.getByRole('button', { name: /^Filtros/ }).textContent).toBe('Filtros2')
  await act(() => router.navigate(-1))
  expect([box(/^Juguetes/).checked, box(/^eBay/).checked]).toEqual([true, false])
})

test('chips take one filter away, or all of them', async () => {
  const { router } = at('?search=taza&category=Toys&minPrice=5&sort=rating')
  fireEvent.click(screen.getByRole('link', { name: 'Quitar filtro: Desde US$\u00a05,00' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=taza&category=Toys&sort=rating'),
  )
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Mínimo' }).value).toBe('')
  fireEvent.click(screen.getByRole('link', { name: 'Quitar todos los filtros' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=rating'))
  expect(screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(box(/^Juguetes/).checked).toBe(false)
})

test('the handle waits at 500 and limits nothing until it is moved; its end is no limit', async () => {
  const { router } = at('')
  expect([slider().value, slider().step, slider().max]).toEqual(['500', '10', '1000'])
  expect(slider().getAttribute('aria-valuetext')).toBe('Cualquier precio')
  expect(slider().name).toBe('')
  act(() => finish(slider(), '490'))
  await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=490'))
  expect(most().value).toBe('490')
  expect(slider().getAttribute('aria-valuetext')).toBe('Hasta US$\u00a0490,00')
  act(() => finish(slider(), '1000'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect([slider().value, most().value]).toEqual(['1000', ''])
  act(() => finish(most(), '30'))
  await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=30'))
  expect(slider().value).toBe('30')
  await act(() => router.navigate('/products'))
  expect([slider().value, most().value]).toEqual(['500', ''])
})

test('the order belongs to the form although it stands outside, and follows the address', async () => {
  const { router } = at('?store=ebay')
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' })
  fireEvent.change(order, { target: { value: 'newest' } })
  await waitFor(() => expect(router.state.location.search).toBe('?store=ebay&sort=newest'))
  await act(() => router.navigate(-1))
  expect(order.value).toBe('featured')
})

test('a name and Enter are one step in the history, and the filters work without numbers', async () => {
  const { router } = renderInShop(<Page counted={false} />, { at: '/products' })
  const name = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nombre del producto' })
  act(() => finish(name, '  taza '))
  fireEvent.submit(name.form!)
  await waitFor(() => expect(router.state.location.search).toBe('?search=taza'))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
  expect(name.value).toBe('')
})

test.each([
  ['es', '«camara»'],
  ['en', '“camara”'],
] as const)('what was searched for stands in the quotation marks of %s', (locale, words) => {
  renderInShop(<Page />, { at: '/products?search=camara', locale })
  expect(screen.getByText(words)).toBeInstanceOf(HTMLElement)
})

test('a list is sorted and filtered by the product’s own price, not by the one that leads its cards, and says so', () => {
  at('')
  const sorts = within(screen.getByRole('combobox')).getAllByRole('option')
  const said = sorts.map(({ textContent }) => textContent)
  expect(said).toContain('Menor precio del producto')
  expect(said).toContain('Mayor precio del producto')
  screen.getByRole('group', { name: 'Precio del producto (US$)' })
})
