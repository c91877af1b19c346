// Tests the desk's failed jobs: each in words with its reason as plain text, and every kind of job has a name.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import jobDesk from '#src/i18n/es/jobDesk/index.ts'
import { JOBS } from '#server/jobs/definitions.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { JobsList } from './jobs-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const job = (changes: object = {}) => ({
  id: '0197e5a0-0000-7000-8000-000000000001',
  job: 'orders.sendOrderMail',
  about: '#12',
  reason: '<b>550</b> no such mailbox',
  tries: 9,
  failedAt: '2026-11-28T11:55:00.000Z',
  ...changes,
})

test('a failed job says what it was, why and since when, and what can be done', async () => {
  const other = { id: '0197e5a0-0000-7000-8000-000000000002', job: 'new.thing', about: null }
  const jobs = [job(), job({ ...other, reason: '' })]
  const calls = serveDesk({
    'sync.failedJobs': () => jobs,
    'sync.redriveJobs': () => ({ ok: true }),
    'sync.discardJob': () => ({ ok: true }),
  })
  const { container } = renderDesk(<JobsList />)
  await screen.findByText('Correo: pedido · #12')
  screen.getByText('<b>550</b> no such mailbox')
  screen.getByText('Otra tarea: new.thing')
  screen.getByText('No dejó mensaje.')
  expect(screen.getAllByText(/9 intentos/u)).toHaveLength(2)
  await expectAccessible(container)
  const press = async (name: string) => {
    const before = calls.length
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(calls.length).toBeGreaterThan(before))
    await waitFor(() => expect(container.querySelector('[data-loading]')).toBeNull())
  }
  await press('Reintentar: Correo: pedido · #12')
  await press('Descartar: Otra tarea: new.thing')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todos los de esta página' }))
  await press('Reintentar')
  const [first, second] = jobs.map(({ id }) => id)
  const writes = calls.filter(({ name }) => name !== 'sync.failedJobs')
  expect(writes.map(({ input }) => input)).toEqual([
    { ids: [first] },
    { id: second },
    { ids: [first, second] },
  ])
})

test('a discarded job leaves the list at once, and comes back when the server says no', async () => {
  let answer = (_refusal: object) => {}
  serveDesk({
    'sync.failedJobs': () => [job()],
    'sync.discardJob': () => new Promise<object>((resolve) => (answer = resolve)),
  })
  renderDesk(<JobsList />)
  fireEvent.click(
    await screen.findByRole('button', { name: 'Descartar: Correo: pedido · #12', hidden: true }),
  )
  await waitFor(() => expect(screen.queryByText('Correo: pedido · #12')).toBeNull())
  answer({ ok: false, code: 'not_found' })
  await screen.findByText('Correo: pedido · #12')
})

test('every job there is has a name for people', () => {
  const named = Object.keys(jobDesk.kinds).toSorted()
  expect(named).toEqual(
    Object.values(JOBS)
      .map(({ name }) => name.replace('.', '_'))
      .toSorted(),
  )
})
