// An order must always be able to end, and never come back from its end.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isFinal,
  mayMove,
  nextStates,
  ORDER_STATES,
  type OrderState,
  returnsStock,
} from './order-state.ts'

const reachableFrom = (start: OrderState): Set<OrderState> => {
  const seen = new Set<OrderState>([start])
  for (const state of seen) for (const next of nextStates(state)) seen.add(next)
  return seen
}

describe('the happy order', () => {
  const happy = ORDER_STATES.slice(0, 7)
  test.each(happy.slice(1).map((to, i) => [happy[i]!, to] as const))(
    'goes from %s to %s',
    (from, to) => {
      expect(mayMove(from, to)).toBe(true)
    },
  )
})

test.each<[OrderState, OrderState]>([
  ['pending_payment', 'shipped'],
  ['pending_payment', 'refunded'],
  ['paid', 'cancelled'],
  ['paid', 'pending_payment'],
  ['shipped', 'cancelled'],
  ['delivered', 'shipped'],
  ['cancelled', 'paid'],
  ['refunded', 'paid'],
])('never goes from %s to %s', (from, to) => {
  expect(mayMove(from, to)).toBe(false)
})

it('is cancelled only before money is taken and refunded only after', () => {
  const from = (to: OrderState) => ORDER_STATES.filter((state) => mayMove(state, to))
  expect(from('cancelled')).toEqual(['pending_payment', 'payment_review'])
  expect(from('refunded')).toEqual(['paid', 'purchasing', 'in_warehouse', 'shipped', 'delivered'])
})

describe('the table', () => {
  const state = fc.constantFrom(...ORDER_STATES)

  it('reaches every state from the first and an end from every state', () => {
    expect(reachableFrom('pending_payment')).toEqual(new Set(ORDER_STATES))
    for (const from of ORDER_STATES) expect([...reachableFrom(from)].some(isFinal)).toBe(true)
  })

  it('agrees with itself', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        expect(mayMove(from, to)).toBe(nextStates(from).includes(to))
        expect(mayMove(from, from)).toBe(false)
        if (isFinal(from)) expect(mayMove(from, to)).toBe(false)
      }),
    )
  })

  it('gives stock back at most once on any way through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 12 }), (choices) => {
        let here: OrderState = 'pending_payment'
        let returned = 0
        for (const choice of choices) {
          const options = nextStates(here)
          const next = options[choice % Math.max(options.length, 1)]
          if (next === undefined) break
          if (returnsStock(here, next)) returned += 1
          here = next
        }
        expect(returned).toBeLessThanOrEqual(1)
        if (here === 'cancelled') expect(returned).toBe(1)
      }),
    )
  })

  it('keeps stock that was shipped', () => {
    expect(returnsStock('shipped', 'refunded')).toBe(false)
    expect(returnsStock('delivered', 'refunded')).toBe(false)
    expect(returnsStock('paid', 'refunded')).toBe(true)
    expect(returnsStock('pending_payment', 'payment_review')).toBe(false)
  })
})
