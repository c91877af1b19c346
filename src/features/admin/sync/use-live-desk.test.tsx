// Holds the live desk to it that news do not take away a refused form while it is being put right.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useActionData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { providerDesk, syncJob, syncStats } from '#src/features/sync/sync.fixture.ts'
import { PolicyForm } from './policy-form.tsx'
import type { SyncAnswer } from './sync-answer.ts'
import { useLiveDesk } from './use-live-desk.ts'
import { eventually } from '#tests/support/eventually.ts'

const events = new EventTarget()
class Source {
  addEventListener = events.addEventListener.bind(events)
  close = vi.fn<() => void>()
}
const push = async (id: number) => {
  const data = JSON.stringify({ stats: syncStats(), jobs: [syncJob({ id })] })
  await act(async () => events.dispatchEvent(new MessageEvent('sync', { data })))
}

function Desk() {
  const answer = useActionData<SyncAnswer>()
  const live = useLiveDesk({ isUnsettled: true, answer })
  return (
    <MantineRoot close="Cerrar">
      <PolicyForm desk={providerDesk({ policyLater: true })} name="eBay" answer={answer} />
      <output aria-label="run">{live?.jobs[0]?.id}</output>
      {answer?.done}
    </MantineRoot>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test('a refused form stays as it is while news come in, and the page is true again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('EventSource', Source)
  const typed = { salesPolicy: 'own', expiresHours: '9999', keepsHistory: false, seen: 'then' }
  let answer: SyncAnswer = { about: 'policy ebay', code: 'hours', typed }
  const loader = vi.fn<() => null>(() => null)
  const page = { path: '/', Component: Desk, HydrateFallback: () => null }
  const routes = [{ ...page, loader, action: () => answer }]
  renderInShop(null, { alone: true, routes })
  const hours = await screen.findByLabelText<HTMLInputElement>('Horas que vale una oferta')
  const save = () => fireEvent.click(screen.getByText('Guardar'))
  const look = () => act(() => vi.advanceTimersByTimeAsync(5000))
  await eventually(async () => {
    await push(1)
    expect(screen.getByLabelText('run').textContent).toBe('1')
  })
  loader.mockClear()
  await push(2)
  expect(loader).toHaveBeenCalledTimes(1)
  await look()
  expect(loader).toHaveBeenCalledTimes(2)

  save()
  await screen.findByText(/^Escribe un número entero de horas/)
  fireEvent.input(hours, { target: { value: '48' } })
  loader.mockClear()
  await push(3)
  await look()
  expect(loader).not.toHaveBeenCalled()
  // Progress is told all the same.
  screen.getByText('3')
  screen.getByText(/^Escribe un número entero de horas/)
  expect([hours.isConnected, hours.value, hours.closest('details')?.open]).toEqual([
    true,
    '48',
    true,
  ])

  answer = { about: 'policy ebay', done: 'policy' }
  save()
  await screen.findByText('policy')
  loader.mockClear()
  await look()
  await push(4)
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2))
})
