// A payment must always be able to end, and never come back from its end.
import { expect, test } from 'vitest'
import {
  isPaymentFinal,
  mayMovePayment,
  nextPaymentStates,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-state.ts'

const reachableFrom = (start: PaymentState): Set<PaymentState> => {
  const seen = new Set([start])
  for (const state of seen) for (const next of nextPaymentStates(state)) seen.add(next)
  return seen
}

test.each<[PaymentState, PaymentState]>([
  ['pending', 'rejected'],
  ['in_review', 'refunded'],
  ['rejected', 'confirmed'],
  ['confirmed', 'rejected'],
  ['expired', 'confirmed'],
])('never goes from %s to %s', (from, to) => {
  expect(mayMovePayment(from, to)).toBe(false)
})

test('every state is reached from the first, has an end, and does not stay', () => {
  expect(reachableFrom('pending')).toEqual(new Set(PAYMENT_STATES))
  for (const state of PAYMENT_STATES) {
    expect([...reachableFrom(state)].some(isPaymentFinal)).toBe(true)
    expect(mayMovePayment(state, state)).toBe(false)
  }
  expect(PAYMENT_STATES.filter(isPaymentFinal)).toEqual(['refunded', 'rejected', 'expired'])
})
