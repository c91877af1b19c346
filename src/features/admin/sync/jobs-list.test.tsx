// Holds the desk's failed jobs: each in words with its reason as plain text, and every kind of job has a name.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import jobDesk from '#src/i18n/es/jobDesk/index.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { JOBS } from '#server/jobs/definitions.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { JobsList } from './jobs-list.tsx'

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
  const answer = { about: `job ${jobs[0]?.id ?? ''}`, code: 'run_moved' } as const
  const { container } = renderInShop(
    <MantineRoot close="Cerrar">
      <JobsList jobs={jobs} answer={answer} />
    </MantineRoot>,
  )
  screen.getByText('Correo: pedido · #12')
  screen.getByText('<b>550</b> no such mailbox')
  screen.getByText('Otra tarea: new.thing')
  screen.getByText('Último error: No dejó mensaje.')
  expect(screen.getAllByText(/9 intentos/u)).toHaveLength(2)
  screen.getByRole('button', { name: 'Reintentar: Correo: pedido · #12' })
  screen.getByRole('button', { name: 'Descartar: Otra tarea: new.thing' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await expectAccessible(container)
})

test('every job there is has a name for people', () => {
  const named = Object.keys(jobDesk.kinds).toSorted()
  expect(named).toEqual(
    Object.values(JOBS)
      .map(({ name }) => name.replace('.', '_'))
      .toSorted(),
  )
})
