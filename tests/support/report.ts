// What somebody says of a payment, for tests: what a test does not name is filled with a good answer.
import type { z } from 'zod'
import type { reportPaymentInput } from '#contract/order-desk.ts'
import { shopDay } from '#domain/shop-day.ts'

type Report = z.input<typeof reportPaymentInput>

/** By Zelle, on the day of the tests' clock. */
export const reported = (
  given: Pick<Report, 'number'> & Partial<Report>,
  now = new Date('2026-05-04T15:00:00Z'),
): Report => ({
  kind: 'zelle',
  amount: '25.50',
  paidOn: shopDay(now),
  reference: '12345',
  payerName: 'María González',
  ...given,
})
