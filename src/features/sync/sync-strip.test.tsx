// Tests the strip above the products: what it says of each store, and what pressing its button comes to.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import superjson from 'superjson'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SyncJob, SyncStats } from '#contract/sync.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { SyncStrip } from './sync-strip.tsx'
import { NOW_MS, providerStats, syncJob, syncStats } from './sync.fixture.ts'
import type { TriggerAnswer } from './trigger-answer.ts'

const HERE = '/products?store=ebay'
const show = (
  stats: SyncStats | null = syncStats(),
  options: Parameters<typeof renderInShop>[1] & { posted?: TriggerAnswer } = {},
) =>
  renderInShop(<SyncStrip stats={stats} madeMs={NOW_MS} posted={options.posted} here={HERE} />, {
    at: HERE,
    routes: [{ path: '/auth', element: null }],
    ...options,
  })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar ahora' })

/** What the server answers to the trigger. */
const answer = (given: { data?: unknown; status?: number; errorCode?: string }) =>
  vi.stubGlobal('fetch', () => {
    const { data, status = 200 } = given
    const { errorCode = status === 401 ? 'unauthorized' : 'forbidden' } = given
    if (status === 0) return Promise.reject(new TypeError('no network'))
    const code = status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN'
    const error = {
      error: superjson.serialize({ message: '', code: -32001, data: { code, errorCode } }),
    }
    const body = status === 200 ? { result: { data: superjson.serialize(data) } } : error
    return Promise.resolve(Response.json([body], { status }))
  })

/** The server's events, said by the tests. */
let say: ((live: { stats: SyncStats; jobs: SyncJob[] }) => void) | null = null
class Events {
  addEventListener(name: string, hear: (event: { data: string }) => void) {
    if (name === 'sync') say = (live) => hear({ data: JSON.stringify(live) })
  }
  close() {}
}
beforeEach(() => {
  say = null
  vi.stubGlobal('EventSource', Events)
})

test('says of every store how it stands, in words', async () => {
  const { container } = show()
  const said = screen.getAllByRole('listitem').map((card) => card.textContent)
  expect(said).toEqual([
    'Amazonde pruebaCompletadaHace 5 minutos1.200 productos95 % con éxito',
    'eBayde pruebaFallidaNunca sincronizado0 productos',
    'Walmartde pruebaEn pausaPendienteHace 5 minutos10.000 productos95 % con éxito',
  ])
  expect(screen.getByRole('link', { name: 'Panel Admin' }).getAttribute('href')).toBe(
    '/admin/api-sync',
  )
  expect(button().disabled).toBe(false)
  await expectAccessible(container)
})

test('without any provider it asks for the credentials', () => {
  const none = providerStats({ configured: false, lastSync: null, sandbox: false })
  show(syncStats({ amazon: none, ebay: none, walmart: none, hasActiveProviders: false }))
  screen.getByText(/^Configuración requerida: .*Amazon, eBay y\/o Walmart/)
  expect(screen.getAllByText('Sin configurar')).toHaveLength(3)
})

test('what cannot be read is told, and the rest stays', () => {
  show(null)
  screen.getByText('No pudimos leer el estado de la sincronización.')
  expect(button().disabled).toBe(false)
})

test('while something runs the button waits and says why', () => {
  show(syncStats({ ebay: providerStats({ status: 'active' }) }))
  expect(button().disabled).toBe(true)
  screen.getByText('Hay una sincronización en curso.')
  expect(screen.getAllByText('Sincronizando')).toHaveLength(2)
})

test.each([
  ['paused', 'La sincronización quedó a medias y sigue cuando se reanude la tienda.'],
  ['quota', 'Se agotó el cupo de llamadas del día; sigue cuando se renueve.'],
  ['refused', 'La tienda no respondió bien; se intenta otra vez más tarde.'],
] as const)('a run that is held up holds up no other, and says why: %s', async (hold, words) => {
  show(syncStats({ ebay: providerStats({ status: 'pending' }) }))
  await waitFor(() => expect(say).not.toBeNull())
  const job = syncJob({ provider: 'ebay', status: 'pending', hold })
  act(() =>
    say?.({ stats: syncStats({ ebay: providerStats({ status: 'pending' }) }), jobs: [job] }),
  )
  await screen.findByText(words)
  expect(screen.queryByText('Sincronizando')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(button().disabled).toBe(false)
})

test('an admin starts it and sees it begin', async () => {
  answer({ data: { ok: true, jobs: [syncJob({ status: 'active', progress: 3 })] } })
  show()
  fireEvent.click(button())
  await screen.findByText('La sincronización empezó.')
  expect(button().disabled).toBe(true)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progreso de Amazon' })
  expect(bar.value).toBe(3)
})

test.each([
  ['completed', 'La sincronización terminó.'],
  ['failed', 'La sincronización falló. El panel dice por qué.'],
] as const)('what was begun is told to its end: %s', async (status, words) => {
  answer({ data: { ok: true, jobs: [syncJob({ provider: 'ebay', status: 'pending' })] } })
  show(syncStats({ ebay: providerStats({ status: 'completed' }) }))
  const said = screen.getByRole('status')
  fireEvent.click(button())
  await waitFor(() => expect(said.textContent).toBe('La sincronización empezó.'))
  await waitFor(() => expect(say).not.toBeNull())
  const active = providerStats({ status: 'active' })
  const job = syncJob({ provider: 'ebay', status: 'active', progress: 40 })
  act(() => say?.({ stats: syncStats({ ebay: active }), jobs: [job] }))
  await waitFor(() => expect(said.textContent).toBe('Hay una sincronización en curso.'))
  act(() => say?.({ stats: syncStats({ ebay: providerStats({ status }) }), jobs: [] }))
  await waitFor(() => expect(said.textContent).toBe(words))
  expect(button().disabled).toBe(false)
})

test('an anonymous visitor is led to sign-in and back', async () => {
  answer({ status: 401 })
  const { router } = show()
  fireEvent.click(button())
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(HERE)
})

test('a customer reads beside the button why not', async () => {
  answer({ status: 403 })
  show()
  fireEvent.click(button())
  const said = await screen.findByRole('status')
  await waitFor(() => expect(said.textContent).toContain('Solo un administrador'))
  const link = within(said).getByRole('link', { name: 'Entrar con otra cuenta' })
  expect(link.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(HERE)}`)
})

test('an admin who owes a second factor is led to it', async () => {
  answer({ status: 403, errorCode: 'second_factor_missing' })
  show()
  fireEvent.click(button())
  const said = await screen.findByRole('status')
  await waitFor(() => expect(said.textContent).toContain('verificación en dos pasos'))
  expect(said.textContent).not.toContain('Solo un administrador')
  const way = within(said).getByRole('link', { name: 'Activarla' })
  expect(way.getAttribute('href')).toBe('/account/security')
})

test.each([
  [{ data: { ok: false, code: 'sync_active' } }, 'Ya hay una sincronización en curso.'],
  [{ data: { ok: false, code: 'provider_paused' } }, 'Las tiendas están en pausa.'],
  [{ status: 0 }, 'No se pudo iniciar la sincronización.'],
])('a refusal is told beside the button: %j', async (given, words) => {
  answer(given)
  show()
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
  expect(button().disabled).toBe(false)
})

test('the answer to a form sent without scripts stands there too', () => {
  show(syncStats(), {
    posted: {
      intent: 'trigger',
      typed: {},
      faults: {},
      refused: { ok: false, code: 'forbidden' },
    },
  })
  expect(screen.getByRole('status').textContent).toMatch(/^Solo un administrador/)
})
