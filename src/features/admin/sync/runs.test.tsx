// Tests what the desk says of runs: progress, doubts, faults and problems, each in words and with a way on.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { REJECTION_CODES, REMARK_CODES } from '#domain/store-offer.ts'
import { DOUBTS } from '#domain/sync-run.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { showToast } from '#src/lib/toast.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { syncJob, syncRun } from '#src/features/sync/sync.fixture.ts'
import { ActiveRuns } from './active-runs.tsx'
import { consequence } from './consequence.ts'
import { DoubtPanel } from './doubt-panel.tsx'
import { ProblemGroups } from './problem-groups.tsx'
import { RunFault } from './run-fault.tsx'
import { RunsHistory } from './runs-history.tsx'
import { SuspiciousRuns } from './suspicious-runs.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
const told = () => vi.mocked(showToast).mock.lastCall?.[0]
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

const show = (piece: ReactNode, locale: (typeof LOCALES)[number] = 'es') =>
  renderDesk(piece, { locale })
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )

test('what runs shows the newest progress', async () => {
  const run = syncRun({ state: 'running', phase: 'list', progress: 10, seen: 100 })
  const { container } = show(<ActiveRuns runs={[run]} jobs={[syncJob({ seen: 480 })]} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progreso de eBay' })
  expect(bar.value).toBe(40)
  screen.getByText('Recorriendo las listas · 480 productos vistos')
  await expectAccessible(container)
})

test('a doubtful run shows its numbers and says what either answer does before it is given', async () => {
  const calls = serveDesk({ 'sync.decideRun': () => ({ ok: true, later: false }) })
  const run = syncRun({ state: 'suspicious', doubt: 'far_fewer', seen: 300, before: 610 })
  const { container } = show(<SuspiciousRuns runs={[run]} />)
  screen.getByText('Vio muchos menos productos que la anterior.')
  expect(factsOf()).toMatchObject({ Vio: '300', 'La anterior': '610' })
  await expectAccessible(container)
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
  const question = await screen.findByRole('dialog', { name: 'Rechazar la sincronización' })
  // Of the products and of the held prices.
  expect(question.textContent).toMatch(/no se oculta nada.*retenidos.*quedan rechazados/u)
  expect(calls).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Rechazar la sincronización' }))
  await waitFor(() => expect(told()?.title).toBe('La sincronización se rechazó.'))
  expect(calls).toEqual([{ name: 'sync.decideRun', input: { id: 7, accept: false } }])
})

test('of jumped prices alone nothing but the prices is decided', async () => {
  serveDesk({ 'sync.decideRun': () => ({ ok: true, later: true }) })
  show(<DoubtPanel run={syncRun({ state: 'suspicious', doubt: 'many_jumps' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
  const question = await screen.findByRole('dialog', { name: 'Aceptar la sincronización' })
  within(question).getByText(/^Los precios de la tienda retenidos .* pasan a valer/u)
  fireEvent.click(within(question).getByRole('button', { name: 'Aceptar la sincronización' }))
  await waitFor(() => expect(told()?.title).toMatch(/sigue cuando se reanude la tienda/u))
})

test('what a store denies stands beside what is shown of it, for by these two it was doubted', () => {
  const run = syncRun({ state: 'suspicious', doubt: 'many_gone', seen: 4400, before: 3000 })
  show(<DoubtPanel run={{ ...run, denied: 1367, deniedOf: 4400 }} />)
  const facts = factsOf()
  expect(facts).toMatchObject({ 'Niega tener': '1.367', 'En el catálogo': '4.400' })
  expect(facts).not.toHaveProperty('Vio')
  expect(facts).not.toHaveProperty('La anterior')
})

test('what either answer does is said for each kind of doubt, in every language', () => {
  loadAllLocales()
  const said = LOCALES.flatMap((locale) => {
    const { acceptAsk, rejectAsk } = i18nObject(locale).syncDesk
    return DOUBTS.flatMap((doubt) => [consequence(acceptAsk, doubt), consequence(rejectAsk, doubt)])
  })
  expect(new Set(said).size).toBe(2 * LOCALES.length * DOUBTS.length)
})

test('somebody was faster: said so', async () => {
  serveDesk({ 'sync.resumeRun': () => ({ ok: false, code: 'run_moved' }) })
  show(<RunFault run={syncRun({ state: 'failed' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar desde donde quedó' }))
  await waitFor(() =>
    expect(told()?.text).toBe('Esto cambió mientras lo mirabas. Revisa el estado actual.'),
  )
})

test('the history leads to each run and draws how long they took', async () => {
  const runs = [
    syncRun({ id: 9, startedAt: '2026-11-28T11:00:00.000Z', seconds: 260 }),
    syncRun({ id: 8, startedAt: '2026-11-28T05:00:00.000Z', seconds: 200 }),
    syncRun({ id: 6, state: 'failed', seconds: 4 }),
  ]
  const calls = serveDesk({ 'sync.runs': () => ({ runs, nextBefore: null }) })
  const at = '/admin/api-sync?provider=ebay'
  const { container } = renderDesk(<RunsHistory />, { at })
  await screen.findByRole('table', { name: 'Historial' })
  expect(calls).toEqual([{ name: 'sync.runs', input: { provider: 'ebay', before: null } }])
  const links = within(screen.getByRole('table', { name: 'Historial' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([9, 8, 6].map((id) => `/admin/api-sync/runs/${id}`))
  expect(
    screen
      .getByRole('img', { name: /^eBay: entre/u })
      .getAttribute('aria-label')
      ?.replaceAll('\u00a0', ' '),
  ).toBe('eBay: entre 3 min 20 s y 4 min 20 s; la última, 4 min 20 s.')
  await expectAccessible(container)
})

test('a failed run says why, what helps, and goes on from there', async () => {
  const fault = { kind: 'unauthorised', code: 'clock_skew', status: 401, detail: 'Bad <b>time' }
  const { container } = show(<RunFault run={syncRun({ state: 'failed', fault })} />)
  screen.getByText('La tienda no acepta las credenciales.')
  screen.getByText('El reloj del servidor está atrasado o adelantado.')
  screen.getByText('Bad <b>time')
  screen.getByRole('button', { name: 'Reintentar desde donde quedó' })
  await expectAccessible(container)
})

test.each([
  ['not_configured', 'unauthorised', 'Se quitaron las credenciales de esta tienda.'],
  [
    'internal',
    'malformed',
    'Falló nuestro propio programa al leer la respuesta; los detalles quedaron en el registro del servidor.',
  ],
])('what is no fault of the store is not called one: %s', (code, kind, words) => {
  const fault = { kind, code, status: null, detail: '' }
  show(<RunFault run={syncRun({ state: 'failed', fault })} />)
  screen.getByText(words)
  expect(screen.queryByText(/La tienda no acepta|Nadie puede leer/)).toBeNull()
})

test('a fault nobody knows is still a sentence', () => {
  const fault = { kind: 'constructor', code: '__proto__', status: null, detail: '' }
  show(<RunFault run={syncRun({ state: 'running', fault })} />)
  screen.getByText('La sincronización se detuvo por un error inesperado.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('every kind of problem has its words in every language', () => {
  const codes = [...REJECTION_CODES, ...REMARK_CODES]
  const problems = codes.map((code) => ({ code, count: 2, samples: [] }))
  const said = LOCALES.map((locale) => {
    const { container, unmount } = show(<ProblemGroups problems={problems} />, locale)
    const words = [...container.querySelectorAll('li strong')].map((each) => each.textContent)
    unmount()
    expect(words.filter((each) => codes.some((code) => each?.includes(code)))).toEqual([])
    expect(new Set(words).size).toBe(codes.length)
    return words.join()
  })
  expect(new Set(said).size).toBe(LOCALES.length)
})

test('a problem shows what the store sent, as text', async () => {
  const samples = [
    { externalId: null, productId: null, sample: '<script>1</script>' },
    { externalId: '1234567890', productId: 5, sample: '0' },
    { externalId: '1234567891', productId: null, sample: '0' },
  ]
  const { container } = show(<ProblemGroups problems={[{ code: 'new_one', count: 3, samples }]} />)
  screen.getByText('Otro problema: new_one')
  screen.getByText('3 veces')
  screen.getByText('<script>1</script>')
  screen.getByText('Toda la página')
  screen.getByText('1234567891')
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['1234567890', '/admin/products/5']])
  await expectAccessible(container)
})
