// Tests the list of products: what is ticked is changed once somebody said yes, with a result; files and pages keep the view.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminBulkInput, DeskRow } from '#contract/product-desk.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Component as ProductsPage } from '#src/pages/admin/products.page.tsx'
import type { Toast } from '#src/ui/toast-message.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(toast: Toast) => void>() }))
vi.mock('#src/lib/toast.ts', () => ({ showToast }))
const told = () => showToast.mock.lastCall?.[0].title

afterEach(() => vi.unstubAllGlobals())

const flour: DeskRow = {
  id: 1,
  name: 'Harina',
  brand: 'Aroma',
  textLanguage: 'es',
  image: null,
  store: 'ebay',
  origin: 'sync',
  category: 'Toys',
  priceCents: 1250,
  stock: 3,
  availability: 'in_stock',
  hidden: false,
  offered: true,
  featured: true,
  affiliate: false,
  fixed: ['stock'],
  hasWeight: false,
  hasSize: true,
  awaitedBy: 0,
}
const own: DeskRow = { ...flour, id: 2, name: 'Molinillo', origin: 'manual', fixed: [] }
/** What people wait for. */
const awaited: DeskRow = { ...own, stock: 0, availability: 'out_of_stock', awaitedBy: 12 }

interface Given {
  at?: string
  locale?: Locale
  products?: DeskRow[]
  changed?: number
}
const open = async ({
  at = '',
  locale = 'es',
  products = [flour, own],
  changed = 1,
}: Given = {}) => {
  const calls = serveDesk({
    'catalogue.adminList': () => ({ products, nextBefore: 1 }),
    'catalogue.adminBulk': () => ({ ok: true, changed }),
  })
  const path = '/admin/products'
  const shown = renderDesk(<ProductsPage />, { at: `${path}${at}`, path, locale })
  await screen.findByText(/en esta página|on this page/u)
  const asked = (name: string) => calls.findLast((call) => call.name === name)?.input
  return { ...shown, calls, asked }
}
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
/** The list is narrowed by fields of the same names above. */
const choose = (label: string, value: string) => {
  const field = screen.getAllByLabelText(label).at(-1) ?? document.body
  fireEvent.change(field, { target: { value } })
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))

test('how many people wait for a product stands beside its stock', async () => {
  await open({ products: [awaited] })
  expect(screen.getAllByText('12 lo esperan')).not.toEqual([])
})

test('what is ticked is hidden once somebody said yes, and its result is told', async () => {
  const { asked, container } = await open()
  tick('Elegir Harina')
  await expectAccessible(container)
  goOn()
  const question = await screen.findByRole('dialog', { name: 'Ocultar: ¿aplicar a 1 producto?' })
  expect(question.textContent).toContain('Harina')
  expect(asked('catalogue.adminBulk')).toBeUndefined()
  fireEvent.click(within(question).getByRole('button', { name: 'Sí, aplicar' }))
  await waitFor(() =>
    expect(asked('catalogue.adminBulk')).toEqual({ ids: [1], act: 'hide', category: null }),
  )
  await waitFor(() => expect(told()).toBe('1 producto cambió.'))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Elegir Harina').checked).toBe(false),
  )
})

test.each([
  ['soldOut', 'Harina', true],
  ['category', 'Harina', true],
  ['soldOut', 'Molinillo', false],
  ['hide', 'Harina', false],
] as const)('%s of %s stays until it is given back: %s', async (act, name, says) => {
  const { asked } = await open({ changed: 0 })
  tick(`Elegir ${name}`)
  choose('Con los seleccionados', act)
  if (act === 'category') choose('Categoría', 'Toys')
  goOn()
  const question = await screen.findByRole('dialog')
  expect(/hasta que lo devuelvas/u.test(question.textContent)).toBe(says)
  fireEvent.click(within(question).getByRole('button', { name: 'Sí, aplicar' }))
  const sent: AdminBulkInput = {
    ids: [name === 'Harina' ? 1 : 2],
    act,
    category: act === 'category' ? 'Toys' : null,
  }
  await waitFor(() => expect(asked('catalogue.adminBulk')).toEqual(sent))
  await waitFor(() => expect(told()).toBe('Ya estaban así: no cambió ninguno.'))
})

test('all of the page are picked at once; with nothing picked there is nothing to do', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  tick('Elegir todos los de esta página')
  expect(screen.getByText('2 seleccionados')).toBeTruthy()
})

test('the view of the address is what is asked for, taken home and leafed through', async () => {
  const { asked } = await open({ at: '?mark=hidden&before=40' })
  expect(asked('catalogue.adminList')).toMatchObject({ mark: 'hidden', before: 40 })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Descargar CSV')).toBe('/admin/products.csv?mark=hidden')
  expect(hrefOf('Más antiguos')).toBe('/admin/products?mark=hidden&before=1&trail=40')
  expect(screen.getByLabelText<HTMLSelectElement>('Mostrar solo').value).toBe('hidden')
})

test('nothing found says so, in another language too', async () => {
  const { container } = await open({ products: [], locale: 'en' })
  expect(await screen.findByText('No product with these filters')).toBeTruthy()
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
})
