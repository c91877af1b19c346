// The catalogue page must stay a page whatever the address asks for and whatever fails behind it.
import { screen, waitFor } from '@testing-library/react'
import { RouterContextProvider, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { CatalogueView } from '#contract/catalogue-view.ts'
import type { Facets, ProductList } from '#contract/catalogue.ts'
import { pageContext } from '#src/lib/calls.ts'
import { syncStats } from '#src/features/sync/sync.fixture.ts'
import { cup, soldOutLamp } from '#tests/fixtures/product-cards.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Component, loader } from './products.page.tsx'

const full: ProductList = {
  products: [cup, soldOutLamp],
  total: { count: 26, more: false },
  page: 1,
  pageCount: 3,
  corrections: [],
}
const none: ProductList = { ...full, products: [], total: { count: 0, more: false }, pageCount: 1 }
const noFacets: Facets = { categories: [], stores: [], availability: [] }

interface Shelf {
  idsOfStore?: () => Promise<number[]>
  list?: (view: CatalogueView) => Promise<ProductList>
  facets?: () => Promise<Facets>
}

const contextOf = ({
  list = async () => full,
  facets = async () => noFacets,
  idsOfStore = async () => [],
}: Shelf) => {
  const context = new RouterContextProvider()
  const sync = { stats: async () => syncStats() }
  const read = { catalogue: { list, facets, idsOfStore }, sync } as never
  context.set(pageContext, { read, write: {} as never, inBrowser: true, locale: 'es' })
  return context
}

/** Here the sheet is closed; on a desktop it is a column that is always there. */
const toys = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Juguetes', hidden: true })

type LoaderArgs = Parameters<typeof loader>[0]

function show(query: string, shelf: Shelf = {}, others: RouteObject[] = []) {
  const load = (args: Omit<LoaderArgs, 'context'>) => loader({ ...args, context: contextOf(shelf) })
  const routes = [
    { path: '/products', Component, loader: load, HydrateFallback: () => null },
    ...others,
  ]
  return renderInShop(null, { at: `/products${query}`, routes, alone: true })
}

test('shows products, how many there are, and the way to the next ones', async () => {
  show('?store=walmart')
  expect(await screen.findByText('Mostrando 2 de 26 productos')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getAllByRole('heading', { level: 2, name: /Mug|Lamp/ })).toHaveLength(2)
  const next = screen.getByRole('link', { name: 'Siguiente' })
  expect(next.getAttribute('href')).toBe('/products?store=walmart&page=2')
  screen.getByText('1–2 de 26')
  await expectAccessible()
})

test('one product is one product', async () => {
  const one = { ...full, products: [cup], total: { count: 1, more: false }, pageCount: 1 }
  show('', { list: async () => one })
  expect(await screen.findByText('Mostrando 1 de 1 producto')).toBeTruthy()
})

test('the pictures of the first row are fetched at once, the others when they come near', async () => {
  const products = [1, 2, 3, 4, 5, 6].map((id) => ({ ...cup, id }))
  show('', { list: async () => ({ ...full, products }) })
  await screen.findAllByRole('article')
  const pictures = [...document.querySelectorAll('article img[loading]')]
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 4 }, () => 'eager'),
    ...Array.from({ length: 2 }, () => 'lazy'),
  ])
})

test('from the second page on the counter says which products are shown', async () => {
  show('?page=2', { list: async () => ({ ...full, page: 2 }) })
  expect(await screen.findByText('Mostrando 13–14 de 26 productos')).toBeTruthy()
  screen.getByText('13–14 de 26')
})

test('a link of a store leads to the calculator where it is no product here', async () => {
  const { router } = show('?search=https://www.amazon.com/x/dp/B0CMPMY9ZZ', {}, [
    { path: '/calculator', element: null },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe('/calculator'))
})

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

test.each([
  ['?utm_source=x', '/products', 'Catálogo | Puente'],
  ['?page=2', '/products?page=2', 'Catálogo · Página 2 | Puente'],
  [
    '?category=Toys&fbclid=x',
    '/products?category=Toys',
    'Juguetes de EE. UU. con envío a Venezuela',
  ],
  ['?category=Toys&page=2', '/products?category=Toys&page=2', 'Juguetes · Página 2 | Puente'],
])('search engines keep %s as %s', async (query, address, title) => {
  show(query, { list: async ({ page }) => ({ ...full, page }) })
  await screen.findAllByRole('article')
  expect([robots(), canonical()]).toEqual([
    'max-image-preview:large',
    `https://puente.example${address}`,
  ])
  expect(document.title).toContain(title)
})

test.each(['?sort=rating', '?category=Toys&sort=rating', '?category=Toys,Electronics'])(
  'search engines follow the links of %s and keep other pages',
  async (query) => {
    show(query)
    await screen.findAllByRole('article')
    expect([robots(), canonical()]).toEqual(['noindex, follow', undefined])
  },
)

test('a category without products is no page of its own', async () => {
  show('?category=Toys', { list: async () => none })
  await screen.findByRole('heading', { name: 'No se encontraron productos' })
  expect([robots(), canonical()]).toEqual(['noindex, follow', undefined])
})

test('nothing found says so and offers ways out', async () => {
  show('?search=taza&store=ebay', { list: async () => none })
  expect(await screen.findByRole('heading', { name: 'No se encontraron productos' })).toBeTruthy()
  const without = screen.getByRole('link', { name: 'Buscar sin filtros' })
  expect(without.getAttribute('href')).toBe('/products?search=taza')
  const all = screen.getByRole('link', { name: 'Ver todo el catálogo' })
  expect(all.getAttribute('href')).toBe('/products')
  await expectAccessible()
})

test('a word read as another one is named', async () => {
  const corrections = [{ typed: 'cafetra', used: 'cafetera' }]
  show('?search=Cafetra%20roja', { list: async () => ({ ...full, corrections }) })
  expect(await screen.findByText('Mostrando resultados de «cafetera roja»')).toBeTruthy()
})

test('a word alone that finds nothing blames no filter and leads to the stores and to us', async () => {
  show('?search=iphone+15', { list: async () => none })
  await screen.findByRole('heading', { name: 'No se encontraron productos' })
  expect(screen.queryByText(/filtros seleccionados/)).toBeNull()
  const stores = screen.getByRole('link', { name: 'Buscarlo en las tiendas' })
  expect(stores.getAttribute('href')).toBe('/international-shopping?term=iphone+15#buscar')
  expect(screen.getByRole('link', { name: 'Escríbenos' }).getAttribute('href')).toBe('/contact')
  await expectAccessible()
})

test('without products the filters stay and the answer is no success', async () => {
  const broken = { list: () => Promise.reject(new Error('no answer')) }
  show('?category=Toys', broken)
  expect(await screen.findByText('Error al cargar los productos')).toBeTruthy()
  const again = screen.getByRole('link', { name: 'Volver a intentar' })
  expect(again.getAttribute('href')).toBe('/products?category=Toys')
  expect(toys().checked).toBe(true)
  await expectAccessible()
  const request = new Request('https://puente.example/products')
  const url = new URL(request.url)
  const context = contextOf(broken)
  const answer = await loader({ request, url, context, params: {}, pattern: '/products' })
  expect(answer.init?.status).toBe(503)
})

test('without numbers the products stay', async () => {
  show('', { facets: () => Promise.reject(new Error('no answer')) })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(toys().labels?.[0]?.textContent).toBe('Juguetes')
})

test('a page behind the last one leads to the last one, nonsense to the beginning', async () => {
  const asked: CatalogueView[] = []
  const list = async (view: CatalogueView) => {
    asked.push(view)
    return { ...full, page: view.page }
  }
  const { router, unmount } = show('?store=ebay&page=500', { list })
  await screen.findAllByRole('article')
  await waitFor(() => expect(router.state.location.search).toBe('?store=ebay&page=3'))
  unmount()
  asked.length = 0
  show('?page=-7&sort=%00&store=nowhere&minPrice=abc&category[]=x', { list })
  await screen.findAllByRole('article')
  expect(asked[0]).toMatchObject({ page: 1, sort: 'featured', stores: [], minPriceCents: null })
})
