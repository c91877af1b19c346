// Tests the desk of the sync: providers, prices and categories, each in words and within reach.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { policyMark } from '#domain/sync-run.ts'
import { showToast } from '#src/lib/toast.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { NOW_MS, providerDesk, syncRun } from '#src/features/sync/sync.fixture.ts'
import { ActiveRuns } from './active-runs.tsx'
import { PathsList } from './paths-list.tsx'
import { ProviderPanel } from './provider-panel.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
const told = () => vi.mocked(showToast).mock.lastCall?.[0]
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

const provider = (
  changes: Parameters<typeof providerDesk>[0] = {},
  open: Parameters<typeof ProviderPanel>[0]['open'] = [],
) => (
  <ul>
    <ProviderPanel stands={providerDesk(changes)} nowMs={NOW_MS} open={open} />
  </ul>
)
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )

test('a provider says how it stands, what it used, and when it goes on', async () => {
  const { container } = renderDesk(
    provider({ failuresInARow: 3, restsUntil: '2026-11-28T18:00:00.000Z', callsToday: 4500 }),
  )
  expect(factsOf()).toMatchObject({
    'Última sincronización': 'Hace 5 minutos',
    'En el catálogo': '1.200 productos',
    'Tasa de éxito': '95 %',
    'Llamadas de hoy': '4.500 de 5.000',
    'Fallos seguidos': '3',
  })
  expect(factsOf()['Descansa hasta']).toMatch(/28 nov/)
  // By the shop's clock, as all times of the desk.
  expect(screen.getByText('Hace 5 minutos').title).toMatch(/28 nov\.? 2026, 7:55/)
  screen.getByRole('button', { name: 'Sincronizar eBay' })
  screen.getByRole('button', { name: 'Pausar eBay' })
  await expectAccessible(container)
})

test('a paused one can be resumed and not asked; nor can one while something runs', () => {
  const { unmount } = renderDesk(provider({ paused: true }))
  screen.getByRole('button', { name: 'Reanudar eBay' })
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar eBay' })
  expect(trigger().ariaDisabled).toBe('true')
  expect(factsOf()['Próxima']).toBe('No programada')
  unmount()
  renderDesk(provider({}, [{ provider: 'walmart', hold: null }]))
  expect(trigger().ariaDisabled).toBe('true')
})

test.each([
  ['ebay', 'refused', null],
  ['ebay', 'quota', 'true'],
  ['walmart', 'quota', null],
] as const)('a run of %s that rests can be hurried when it was refused: %s', (whose, hold, off) => {
  renderDesk(provider({}, [{ provider: whose, hold }]))
  const trigger = screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar eBay' })
  expect(trigger.ariaDisabled).toBe(off)
})

test('a run that is held up is told with its reason, and nothing turns', () => {
  const held = { state: 'running', progress: 40, endedAt: null } as const
  renderDesk(
    <ActiveRuns
      runs={[
        syncRun({ ...held, id: 1, hold: 'paused' }),
        syncRun({ ...held, id: 2, hold: 'quota', restsUntil: '2026-11-29T00:00:00.000Z' }),
        syncRun({ ...held, id: 3 }),
      ]}
      jobs={[]}
    />,
  )
  const [paused, spent, running] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(paused).toMatch(/En pausa.*sigue cuando se reanude la tienda/)
  expect(spent).toMatch(/En espera.*Se agotó el cupo de llamadas del día.*Descansa hasta/)
  expect(running).toMatch(/En curso/)
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
})

test('a provider is asked and paused by one press each, and a refusal says why', async () => {
  const calls = serveDesk({
    'sync.trigger': () => ({ ok: false, code: 'provider_paused' }),
    'sync.pauseProvider': () => ({ ok: true }),
  })
  renderDesk(provider())
  const trigger = screen.getByRole('button', { name: 'Sincronizar eBay' })
  fireEvent.click(trigger)
  fireEvent.click(trigger)
  await waitFor(() => expect(told()?.tone).toBe('error'))
  fireEvent.click(screen.getByRole('button', { name: 'Pausar eBay' }))
  await waitFor(() => expect(told()?.title).toBe('El proveedor está en pausa.'))
  expect(calls).toEqual([
    { name: 'sync.trigger', input: { provider: 'ebay' } },
    { name: 'sync.pauseProvider', input: { provider: 'ebay', paused: true } },
  ])
})

const openPolicy = async (changes: Parameters<typeof providerDesk>[0] = {}) => {
  renderDesk(provider(changes))
  fireEvent.click(screen.getByRole('button', { name: /^Condiciones de/u }))
  const dialog = await screen.findByRole('dialog', { name: /^Condiciones de/u })
  const hours = within(dialog).getByRole<HTMLInputElement>('textbox')
  const save = (typed: string) => {
    fireEvent.change(hours, { target: { value: typed } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  }
  return { dialog, hours, save }
}

test('hours beyond the terms are answered at the field, and what was typed stays', async () => {
  const calls = serveDesk({
    'sync.changePolicy': () => ({ ok: false, code: 'against_terms' }),
  })
  const terms = { provider: 'amazon', longestHours: 24, mayKeepHistory: false } as const
  const { dialog, hours, save } = await openPolicy({ ...terms, keepsHistory: false })
  screen.getByText('Las condiciones de la tienda no permiten guardar historial de precios.')
  save('muchas')
  expect(await screen.findAllByText(/^Escribe un número entero de horas, de 1 a 24/u)).toBeTruthy()
  expect([hours.value, hours.getAttribute('aria-invalid')]).toEqual(['muchas', 'true'])
  expect(calls).toEqual([])
  save('48')
  await screen.findByText('Las condiciones de esa tienda no lo permiten.')
  expect([hours.value, hours.getAttribute('aria-invalid')]).toEqual(['48', 'true'])
  await expectAccessible(dialog)
})

test('a policy is sent with the mark of what was looked at, and says when it takes time', async () => {
  const calls = serveDesk({ 'sync.changePolicy': () => ({ ok: true, later: true }) })
  const { save } = await openPolicy()
  save(' 48 ')
  await waitFor(() => expect(told()?.title).toMatch(/las van tomando/u))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const policy = { salesPolicy: 'own', expiresHours: 48, keepsHistory: true }
  const seen = policyMark(providerDesk())
  const input = { provider: 'ebay', ...policy, seen }
  expect(calls).toEqual([{ name: 'sync.changePolicy', input }])
})

test('a place of a store gets a category or is not sold here', async () => {
  const place = {
    id: 4,
    provider: 'walmart' as const,
    path: 'Home > Lamps',
    sample: 'Lamp',
    seen: 12,
    category: null,
    ignored: true,
    lastSeenAt: '2026-11-28T11:00:00.000Z',
  }
  const calls = serveDesk({
    'sync.mapPath': () => ({ ok: true }),
    'sync.storePaths': () => ({ paths: [place], nextBefore: null }),
  })
  const { container } = renderDesk(<PathsList />)
  const select = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Categoría de Home > Lamps',
  })
  expect(select.value).toBe('ignored')
  // A store speaks its own language.
  for (const words of ['Home > Lamps', 'Lamp']) expect(screen.getByText(words).lang).toBe('en')
  expect(within(select).getAllByRole('option')).toHaveLength(7)
  await expectAccessible(container)
  fireEvent.change(select, { target: { value: 'Toys' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(told()?.title).toBe('La categoría quedó guardada.'))
  fireEvent.change(select, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const writes = () => calls.filter(({ name }) => name === 'sync.mapPath')
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes().map(({ input }) => input)).toEqual([
    { id: 4, category: 'Toys', seen: 'ignored' },
    { id: 4, category: null, seen: 'ignored' },
  ])
})
