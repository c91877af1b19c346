// Tests the payments reported for an order: what is compared with the bank, and who paid for somebody else.
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReviewedPayment } from '#contract/payments.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { ReportsPanel } from './reports-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const payment: ReviewedPayment = {
  id: 3,
  kind: 'pago_movil',
  state: 'in_review',
  amount: 1_825_040,
  paidOn: '2026-11-27',
  reference: '000123456',
  reportedAt: '2026-11-27T15:00:00.000Z',
  payerName: '',
  bankCode: '0134',
  phone: '+584120000001',
  idDocument: 'V-12345678',
  isOther: false,
}
const show = (payments: ReviewedPayment[]) => {
  serveDesk({ 'billing.adminPaymentsOf': () => payments })
  const at = '/admin/orders/1'
  return renderDesk(<ReportsPanel invoice="F-2026-000001" />, { at, path: at })
}

test('amount, day, bank and payer stand beside the reference', async () => {
  const { container } = show([payment, { ...payment, id: 4, isOther: true, kind: 'zelle' }])
  expect(await screen.findAllByText('000123456')).toHaveLength(2)
  const said = container.textContent.replaceAll('\u00a0', ' ')
  for (const part of [
    'Bs. 18.250,40',
    'en revisión',
    '27/11/2026',
    '0134 · Banesco',
    'US$ 18.250,40',
  ])
    expect(said).toContain(part)
  expect(screen.getAllByText(/otro nombre/u)).toHaveLength(1)
  await expectAccessible(container)
})

test('an order nobody reported a payment for says so', async () => {
  show([])
  expect(await screen.findByText('Sin reportar')).toBeTruthy()
})
