// Tests the table that all desks share: its semantics, order, choice, keys, kept views, and what it says when all fails.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Anchor } from '#src/ui/anchor.tsx'
import { DataTable } from './data-table.tsx'
import { atDesk } from './desk.fixture.tsx'
import type { Column } from './table-columns.ts'

interface Fruit {
  id: number
  name: string
}

const FRUITS: Fruit[] = [
  { id: 1, name: 'Mango' },
  { id: 2, name: 'Lechosa' },
  { id: 3, name: 'Parchita' },
]
const columns: Column<Fruit>[] = [
  {
    key: 'name',
    label: 'Fruta',
    by: ({ name }) => name,
    render: ({ id, name }) => <Anchor to={`/fruit/${id}`}>{name}</Anchor>,
  },
  { key: 'id', label: 'Número', numeric: true, phone: 'folded', render: ({ id }) => id },
]
const quiet = { isFetching: false, error: null, refetch: vi.fn<() => void>() }
const acted = vi.fn<(names: string[]) => void>()

const show = (changes: object = {}, at = '/admin/fruit', locale: Locale = 'es') =>
  renderInShop(
    atDesk(
      <DataTable
        caption="Frutas"
        columns={columns}
        keyOf={({ id }) => id}
        rows={FRUITS}
        older={null}
        state={quiet}
        empty={{ title: 'Sin frutas' }}
        filters={[{ kind: 'tick', name: 'ripe', label: 'Maduras' }]}
        csv={{ pathKey: () => [['fruit', 'adminList']] }}
        bulk={{
          nameOf: ({ name }) => name,
          Acts: ({ chosen, done }) => (
            <button
              type="button"
              onClick={() => {
                acted(chosen.map(({ name }) => name))
                done()
              }}
            >
              Comer
            </button>
          ),
        }}
        {...changes}
      />,
    ),
    { at, locale, routes: [{ path: '/fruit/:id', element: <p>una fruta</p> }] },
  )

test.each<[Locale, string]>([
  ['es', 'Elegir Mango'],
  ['en', 'Select Mango'],
])('is a table whose rows can be chosen: %s', async (locale, choose) => {
  const { container } = show({}, '/admin/fruit', locale)
  const table = within(screen.getByRole('table', { name: 'Frutas' }))
  expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(
    FRUITS.map(({ name }) => name),
  )
  const all = table.getAllByRole<HTMLInputElement>('checkbox')[0]
  if (!all) throw new Error('no choice of all')
  fireEvent.click(table.getByRole('checkbox', { name: choose }))
  expect(all.indeterminate).toBe(true)
  fireEvent.click(all)
  await expectAccessible(container)
  fireEvent.click(screen.getByRole('button', { name: 'Comer' }))
  expect(acted).toHaveBeenLastCalledWith(['Mango', 'Lechosa', 'Parchita'])
  expect(screen.queryByRole('button', { name: 'Comer' })).toBeNull()
})

test('is ordered by its address, and says how', () => {
  const { router } = show({}, '/admin/fruit?ripe=1&before=9')
  const sort = screen.getByRole('link', { name: 'Fruta' })
  const head = screen.getByRole('columnheader', { name: 'Fruta' })
  expect(head.getAttribute('aria-sort')).toBe('none')
  fireEvent.click(sort)
  expect(router.state.location.search).toBe('?ripe=1&sort=name')
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Lechosa', 'Mango', 'Parchita'])
  fireEvent.click(sort)
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(names()).toEqual(['Parchita', 'Mango', 'Lechosa'])
  expect(screen.getByRole('columnheader', { name: 'Número' }).hasAttribute('aria-sort')).toBe(false)
})

test('what a phone has no room for is behind a button of its row', () => {
  show()
  const [button] = screen.getAllByRole('button', { name: 'Más datos' })
  if (!button) throw new Error('no way to the rest')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.closest('tr')?.hasAttribute('data-open')).toBe(true)
})

test('keys go from row to row, choose and open', async () => {
  show()
  const [, mango, lechosa, parchita] = screen.getAllByRole('row')
  mango?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('j')
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(parchita)
  press('k')
  expect(document.activeElement).toBe(lechosa)
  press('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir Lechosa' }).checked).toBe(
    true,
  )
  press('Enter')
  expect(await screen.findByText('una fruta')).toBeTruthy()
})

test('filters are kept by name in this browser', () => {
  const { router, unmount } = show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Maduras' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar esta vista' }))
  const name = screen.getByRole('textbox', { name: 'Nombre de la vista' })
  fireEvent.change(name, { target: { value: 'Para hoy' } })
  fireEvent.keyDown(name, { key: 'Enter' })
  expect(router.state.location.search).toBe('?ripe=1')
  unmount()
  const again = show()
  fireEvent.click(screen.getByRole('link', { name: 'Para hoy' }))
  expect(again.router.state.location.search).toBe('?ripe=1')
  fireEvent.click(screen.getByRole('button', { name: 'Olvidar la vista «Para hoy»' }))
  expect(screen.queryByRole('link', { name: 'Para hoy' })).toBeNull()
  localStorage.clear()
})

test('only its own filters narrow it', () => {
  show({ rows: [] }, '/admin/fruit?utm_source=mail')
  screen.getByText('Sin frutas')
  expect(screen.queryByRole('link', { name: 'Quitar filtros' })).toBeNull()
})

test('on a phone what narrows waits behind a button that counts what is set', () => {
  const filters = [
    { kind: 'words', name: 'search', label: 'Buscar' },
    { kind: 'tick', name: 'ripe', label: 'Maduras' },
    { kind: 'choice', name: 'from', label: 'Origen', any: 'Todos', choices: [] },
  ]
  const { container } = show({ filters }, '/admin/fruit?ripe=1')
  const button = screen.getByRole('button', { name: 'Filtros (1)', hidden: true })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(container.querySelector('form[data-folded]')).toBeTruthy()
  fireEvent.click(button)
  expect(container.querySelector('form[data-folded]')).toBeNull()
})

test('a choice that is always made is no filter to take away', () => {
  const choices = [{ value: 've', label: 'Venezuela' }]
  show(
    { filters: [{ kind: 'choice', name: 'country', label: 'País', choices }] },
    '/admin/fruit?country=ve',
  )
  expect(screen.queryByRole('link', { name: 'Quitar filtros' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Guardar esta vista' })).toBeNull()
})

test('an order is kept by name too, and a list without filters keeps views', () => {
  show({ filters: [] }, '/admin/fruit?sort=name')
  expect(screen.getByRole('button', { name: 'Guardar esta vista' })).toBeTruthy()
})

test('is a file with its filters', () => {
  show({}, '/admin/fruit?ripe=1&sort=name&before=9')
  expect(screen.getByRole('link', { name: 'Descargar CSV' }).getAttribute('href')).toBe(
    '/admin/lists/fruit/adminList.csv?ripe=1&lang=es',
  )
})

test('what did not come is said, and asked again', async () => {
  const refetch = vi.fn<() => void>()
  const state = { isFetching: false, error: new Error('no network'), refetch }
  const { container } = show({ rows: undefined, state })
  expect(
    screen.getByText('No hubo respuesta. Revisa tu conexión e inténtalo otra vez.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(refetch).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
