// Holds what the desk says of runs: progress, doubts, faults and problems, each in words and with a way on.
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { DOUBTS } from '#domain/sync-run.ts'
import { REJECTION_CODES, REMARK_CODES } from '#domain/store-offer.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { syncJob, syncRun } from '#src/features/sync/sync.fixture.ts'
import { ActiveRuns } from './active-runs.tsx'
import { DoubtPanel } from './doubt-panel.tsx'
import { Durations } from './durations.tsx'
import { ProblemGroups } from './problem-groups.tsx'
import { RunFault } from './run-fault.tsx'
import { RunsTable } from './runs-table.tsx'
import { SuspiciousRuns } from './suspicious-runs.tsx'

const show = (piece: ReactNode, locale: (typeof LOCALES)[number] = 'es') =>
  renderInShop(<MantineRoot close="Cerrar">{piece}</MantineRoot>, { locale })
const still = { answer: undefined } as const
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

test('a doubtful run shows its numbers and asks before either answer', async () => {
  const run = syncRun({ state: 'suspicious', doubt: 'far_fewer', seen: 300, before: 610 })
  const { container } = show(<SuspiciousRuns runs={[run]} {...still} />)
  screen.getByText('Vio muchos menos productos que la anterior.')
  expect(factsOf()).toMatchObject({ Vio: '300', 'La anterior': '610' })
  fireEvent.click(screen.getByText('Rechazar'))
  const form = screen.getByRole('button', { name: 'Rechazar la sincronización' }).closest('form')
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    id: '7',
    accept: '0',
  })
  await expectAccessible(container)
})

test('what a store denies stands beside what is shown of it, for by these two it was doubted', () => {
  const run = syncRun({ state: 'suspicious', doubt: 'many_gone', seen: 4400, before: 3000 })
  show(<DoubtPanel run={{ ...run, denied: 1367, deniedOf: 4400 }} {...still} />)
  const facts = factsOf()
  expect(facts).toMatchObject({ 'Niega tener': '1.367', 'En el catálogo': '4.400' })
  expect(facts).not.toHaveProperty('Vio')
  expect(facts).not.toHaveProperty('La anterior')
})

test('what either answer does is said for each kind of doubt, in every language', () => {
  const said = LOCALES.flatMap((locale) =>
    DOUBTS.map((doubt) => {
      const run = syncRun({ state: 'suspicious', doubt })
      const { container, unmount } = show(<DoubtPanel run={run} {...still} />, locale)
      const words = [...container.querySelectorAll('form p')].map((each) => each.textContent)
      unmount()
      // Each answer says what becomes of the held prices; of prices alone nothing else is decided.
      expect(words).toHaveLength(doubt === 'many_jumps' ? 2 : 4)
      return words.join()
    }),
  )
  expect(new Set(said).size).toBe(LOCALES.length * DOUBTS.length)
})

test('somebody was faster: said at the run', () => {
  const run = syncRun({ state: 'suspicious' })
  show(<DoubtPanel run={run} answer={{ about: 'run 7', code: 'run_moved' }} />)
  const said = screen.getByRole('alert').textContent
  expect(said).toContain('Esto cambió mientras lo mirabas. Revisa el estado actual.')
})

test('the history leads to each run and draws how long they took', async () => {
  const runs = [
    syncRun({ id: 9, startedAt: '2026-11-28T11:00:00.000Z', seconds: 260 }),
    syncRun({ id: 8, startedAt: '2026-11-28T05:00:00.000Z', seconds: 200 }),
    syncRun({ id: 6, state: 'failed', seconds: 4 }),
  ]
  const { container } = show(
    <>
      <RunsTable runs={runs} />
      <Durations runs={runs} />
    </>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([9, 8, 6].map((id) => `/admin/api-sync/runs/${id}`))
  expect(screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'eBay: entre 3 min 20 s y 4 min 20 s; la última, 4 min 20 s.',
  )
  await expectAccessible(container)
})

test('a failed run says why, what helps, and goes on from there', async () => {
  const fault = { kind: 'unauthorised', code: 'clock_skew', status: 401, detail: 'Bad <b>time' }
  const { container } = show(<RunFault run={syncRun({ state: 'failed', fault })} {...still} />)
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
  show(<RunFault run={syncRun({ state: 'failed', fault })} {...still} />)
  screen.getByText(words)
  expect(screen.queryByText(/La tienda no acepta|Nadie puede leer/)).toBeNull()
})

test('a fault nobody knows is still a sentence', () => {
  const fault = { kind: 'constructor', code: '__proto__', status: null, detail: '' }
  show(<RunFault run={syncRun({ state: 'running', fault })} {...still} />)
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
