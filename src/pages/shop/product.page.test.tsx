// The product page must tell the price at the door, sell by the product's policy, and survive what may fail.
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { read as browser } from '#src/lib/browser-context.ts'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { dataOnPage, showProduct as show } from '#tests/support/show-product.tsx'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: { catalogue: { landed: vi.fn<typeof browser.catalogue.landed>() } },
}))
const landed = vi.mocked(browser.catalogue.landed)
const [air] = cupInFull.landedOptions

beforeEach(() => {
  localStorage.clear()
  landed.mockReset()
  landed.mockResolvedValue([{ ...air!, totalCents: 28_100 } as never])
})
afterEach(() => vi.unstubAllEnvs())

test('says what it costs at the door, line by line, for as many as one wants', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Stoneware Coffee Mug' })
  const card = screen.getByRole('region', { name: 'Costo puesto en Venezuela' })
  const amounts = () =>
    within(card)
      .getAllByRole('definition')
      .map((amount) => amount.textContent)
  expect(amounts()).toEqual(
    ['100,00', '31,00', '15,00', '25,00', '171,00'].map((amount) => `US$\u00a0${amount}`),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Añadir una unidad' }))
  expect(amounts().at(-1)).toBe('US$\u00a0286,00')
  expect(await screen.findAllByText('281,00', { exact: false })).not.toEqual([])
  expect(landed).toHaveBeenCalledWith({ id: 17, quantity: 2 })
  expect(within(card).getByText('Estimado')).toBeTruthy()
  expect(within(card).getByText('Entrega: 10-15 días hábiles')).toBeTruthy()
  expect(screen.getByText('Entrega estimada: 5-12 días hábiles')).toBeTruthy()
  expect(screen.getByText('Hasta 12 meses sin intereses')).toBeTruthy()
  await expectAccessible()
})

test('lists what is known once, and says which weight is an estimate', async () => {
  show()
  const table = await screen.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'MarcaHalden',
    'ModeloHD-17',
    'Peso1,35\u00a0lb (estimado)',
    'Existencias12',
    'Tamaño9,1 × 8,2 × 3,9\u00a0in',
    'ColourSand',
  ])
})

test('what another store sells is bought there, in another tab, without passing anything on', async () => {
  show({ product: async () => ({ ...cupInFull, salesPolicy: 'affiliate' }) })
  const link = await screen.findByRole('link', { name: /^Comprar en Walmart/ })
  expect(link.getAttribute('href')).toBe(cupInFull.affiliateUrl)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'sponsored nofollow noopener',
  ])
  expect(screen.queryByRole('button', { name: 'Añadir al carrito' })).toBeNull()
})

test('its price says of when it is, and a button takes the product to the calculator', async () => {
  const pricedAt = '2026-11-28T14:30:00.000Z'
  show({ product: async () => ({ ...cupInFull, salesPolicy: 'affiliate', pricedAt }) })
  const when = await screen.findByText(/^precio al/u)
  expect(when.textContent).toContain('28')
  expect(when.textContent).toMatch(/10:30/u)
  const send = screen.getByRole('link', { name: 'Enviar a mi casillero' })
  const target = new URL(send.getAttribute('href') ?? '', 'https://puente.example')
  expect(target.pathname).toBe('/calculator')
  expect([...target.searchParams.values()]).toContain(String(cupInFull.id))
  expect(screen.getByText(/^Abre la calculadora con este producto/u)).toBeTruthy()
  await expectAccessible()
})

test('a price that is too old is nowhere, not even for search engines', async () => {
  vi.stubEnv('SSR', true)
  const old: ProductDetail = {
    ...cupInFull,
    salesPolicy: 'affiliate',
    priceCents: null,
    landed: null,
    landedOptions: [],
    originalPriceCents: null,
    discountPercentage: 0,
  }
  show({ product: async () => old, related: async () => [] })
  expect(await screen.findByText('Sin precio por ahora')).toBeTruthy()
  expect(dataOnPage()[0].offers).toBeUndefined()
  expect(document.body.textContent).not.toMatch(/US\$/u)
  expect(screen.queryByRole('region', { name: 'Costo puesto en Venezuela' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Comprar en Walmart/ })).toBeTruthy()
})

test('without a partner link the plain one serves, without any the page says so', async () => {
  const affiliate = { ...cupInFull, salesPolicy: 'affiliate', affiliateUrl: null } as const
  const { unmount } = show({ product: async () => affiliate })
  const link = await screen.findByRole('link', { name: /^Comprar en Walmart/ })
  expect(link.getAttribute('href')).toBe(cupInFull.originalUrl)
  unmount()
  show({ product: async () => ({ ...affiliate, originalUrl: null }) })
  const reason = 'No hay enlace de compra disponible para este producto'
  expect(await screen.findByText(reason)).toBeTruthy()
})

test('the same item at other stores stands beside it, with its price, of when it is, and its page here', async () => {
  const elsewhere = [
    { id: 5, store: 'amazon', priceCents: 9500, pricedAt: '2026-11-28T14:30:00.000Z' },
    { id: 9, store: 'ebay', priceCents: 9900, pricedAt: null },
  ] as const
  show({ product: async () => ({ ...cupInFull, elsewhere: [...elsewhere] }) })
  const amazon = await screen.findByRole('link', { name: /^También en Amazon/u })
  expect(amazon.getAttribute('href')).toBe('/product/5')
  expect(amazon.textContent).toMatch(/95,00.*precio al/u)
  expect(screen.getByRole('link', { name: /^También en eBay/u }).textContent).toContain('99,00')
  await expectAccessible()
})

test('what is no longer offered can be looked at but not bought, and its return is told', async () => {
  const gone = { ...cupInFull, listed: false, stock: 0, availability: 'out_of_stock' } as const
  show({ product: async () => gone })
  expect(await screen.findByText(/ya no se ofrece en su tienda/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Añadir al carrito' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Avísame' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Comprar en/ })).toBeNull()
})

test('related products may fail without costing the page anything', async () => {
  show({ related: () => Promise.reject(new Error('no answer')) })
  expect(await screen.findByText('No pudimos cargar los productos relacionados.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('a product that does not exist says so, leads back and can be searched for', async () => {
  show({ product: () => Promise.reject(Object.assign(new Error('x'), { code: 'NOT_FOUND' })) })
  expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Ver el catálogo' })
  expect(back.getAttribute('href')).toBe('/products')
  screen.getByRole('textbox', { name: 'Buscar productos' })
  await expectAccessible()
})

test.each(['abc', '0', '99999999999', '1.5'])('/product/%s is asked of nobody', async (id) => {
  const product = () => Promise.reject(new Error('asked'))
  show({ product }, `/product/${id}`)
  expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeTruthy()
})
