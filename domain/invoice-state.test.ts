// An invoice must always be able to end, and never come back from its end.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  INVOICE_STATES,
  type InvoiceState,
  isInvoiceFinal,
  isInvoiceOpen,
  mayMoveInvoice,
  nextInvoiceStates,
} from './invoice-state.ts'

const reachableFrom = (start: InvoiceState): Set<InvoiceState> => {
  const seen = new Set([start])
  for (const state of seen) for (const next of nextInvoiceStates(state)) seen.add(next)
  return seen
}

test.each<[InvoiceState, InvoiceState]>([
  ['draft', 'paid'],
  ['issued', 'refunded'],
  ['partially_paid', 'void'],
  ['paid', 'void'],
  ['paid', 'issued'],
  ['void', 'issued'],
  ['refunded', 'paid'],
])('never goes from %s to %s', (from, to) => {
  expect(mayMoveInvoice(from, to)).toBe(false)
})

describe('the table', () => {
  const state = fc.constantFrom(...INVOICE_STATES)

  it('reaches every state from the first and an end from every state', () => {
    expect(reachableFrom('draft')).toEqual(new Set(INVOICE_STATES))
    for (const from of INVOICE_STATES)
      expect([...reachableFrom(from)].some(isInvoiceFinal)).toBe(true)
  })

  it('has two ends, and no state that is over can be paid', () => {
    expect(INVOICE_STATES.filter(isInvoiceFinal)).toEqual(['refunded', 'void'])
    for (const from of INVOICE_STATES)
      expect(isInvoiceOpen(from)).toBe(mayMoveInvoice(from, 'paid'))
  })

  it('agrees with itself', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        expect(mayMoveInvoice(from, to)).toBe(nextInvoiceStates(from).includes(to))
        expect(mayMoveInvoice(from, from)).toBe(false)
      }),
    )
  })
})
