// Tests that on the live desk news renew what is shown, and do not take away what somebody is typing.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { policyMark } from '#domain/sync-run.ts'
import { Component as SyncPage } from '#src/pages/admin/api-sync.page.tsx'
import { providerDesk, syncJob, syncRun, syncStats } from '#src/features/sync/sync.fixture.ts'
import { eventually } from '#tests/support/eventually.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const events = new EventTarget()
class Source {
  addEventListener = events.addEventListener.bind(events)
  close = vi.fn<() => void>()
}
const push = async (jobs: ReturnType<typeof syncJob>[]) => {
  const data = JSON.stringify({ stats: syncStats(), jobs })
  await act(async () => events.dispatchEvent(new MessageEvent('sync', { data })))
}
const active = syncRun({ state: 'running', progress: 10, endedAt: null })

test('progress comes in, a new state asks anew, and a form keeps its words and its mark', async () => {
  let provider = providerDesk()
  const calls = serveDesk({
    'sync.desk': () => ({
      providers: [provider],
      active: [active],
      suspicious: [],
      heldPrices: 3,
      unmappedPaths: 0,
      openPairs: 0,
      failedJobs: 0,
    }),
    'sync.runs': () => ({ runs: [syncRun()], nextBefore: null }),
    'sync.changePolicy': () => ({ ok: false, code: 'run_moved' }),
  })
  vi.stubGlobal('EventSource', Source)
  renderDesk(<SyncPage />, { at: '/admin/api-sync' })
  await screen.findByRole('link', { name: 'Precios retenidos3' })
  const progress = () => screen.getByRole<HTMLProgressElement>('progressbar').value
  await eventually(async () => {
    await push([syncJob({ progress: 41 })])
    expect(progress()).toBe(41)
  })
  const asked = () => calls.filter(({ name }) => name === 'sync.desk').length
  const before = asked()
  await push([syncJob({ progress: 60 })])
  expect(progress()).toBe(60)
  expect(asked()).toBe(before)

  fireEvent.click(screen.getByRole('button', { name: 'Condiciones de eBay' }))
  const dialog = await screen.findByRole('dialog', { name: 'Condiciones de eBay' })
  const hours = within(dialog).getByRole<HTMLInputElement>('textbox')
  fireEvent.change(hours, { target: { value: '48' } })
  const looked = policyMark(provider)
  provider = providerDesk({ expiresHours: 24 })
  await push([])
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect([hours.isConnected, hours.value]).toEqual([true, '48'])

  const save = within(dialog).getByRole('button', { name: 'Guardar' })
  const sent = () => calls.filter(({ name }) => name === 'sync.changePolicy')
  fireEvent.click(save)
  await within(dialog).findByText('Esto cambió mientras lo mirabas. Revisa el estado actual.')
  expect(sent().at(-1)?.input).toMatchObject({ expiresHours: 48, seen: looked })
  // Who was told may save over it knowingly.
  fireEvent.click(save)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)?.input).toMatchObject({ expiresHours: 48, seen: policyMark(provider) })
})
