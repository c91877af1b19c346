// Tests the question whether an example tariff holds as it stands: only what is ticked is confirmed.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { COURIER_CARD } from '#domain/default-tariff.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { ConfirmExample } from './confirm-example.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an example is confirmed as it stands', async () => {
  const calls = serveDesk({
    'shipping.confirmRateCard': () => ({ ok: true, version: 've-courier-2' }),
  })
  const done = vi.fn<(version: string) => void>()
  const card: RateCardVersion = {
    version: 've-courier-1',
    service: 'courier',
    zone: 've',
    state: 'current',
    validFrom: '2026-05-04T15:00:00.000Z',
    createdAt: '2026-05-04T15:00:00.000Z',
    createdBy: null,
    note: '',
    data: { ...COURIER_CARD, confirmed: false, extrasConfirmed: false },
    changes: [],
  }
  renderDesk(<ConfirmExample card={card} done={done} />)
  fireEvent.click(screen.getByLabelText('Límites, recargos y extras'))
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar tal como está' }))
  await waitFor(() => expect(done).toHaveBeenCalledWith('ve-courier-2'))
  expect(calls[0]?.input).toEqual({ version: 've-courier-1', freight: true, extras: false })
})
