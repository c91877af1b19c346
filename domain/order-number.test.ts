// An order number must survive being typed by hand and betray a slip.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

const id = fc.integer({ min: 1, max: 2_147_483_647 })

it('has six digits or more and a published check digit', () => {
  expect(formatOrderNumber(572)).toBe('PU-000572-4')
  expect(formatOrderNumber(1_234_567)).toMatch(/^PU-1234567-\d$/u)
  expect(() => formatOrderNumber(0)).toThrow(RangeError)
  expect(() => formatOrderNumber(1.5)).toThrow(RangeError)
})

test.each(['PU-000572-4', 'pu-000572-4', ' PU 000572 4 ', 'pu0005724', 'PU–000572–4'])(
  '%j is order 572',
  (text) => {
    expect(parseOrderNumber(text)).toEqual({ ok: true, id: 572 })
  },
)

test.each([
  '',
  'PU',
  '572',
  'PU-572-4',
  'PX-000572-4',
  'PU-000000-0',
  'PU-00057x-4',
  `PU-${'9'.repeat(30)}`,
])('%j is no order number', (text) => {
  expect(parseOrderNumber(text)).toEqual({ ok: false, code: 'not_an_order_number' })
})

describe('any order number', () => {
  it('reads back', () => {
    fc.assert(
      fc.property(id, (number) => {
        expect(parseOrderNumber(formatOrderNumber(number))).toEqual({ ok: true, id: number })
      }),
    )
  })

  it('betrays one wrong digit and two swapped neighbours', () => {
    fc.assert(
      fc.property(id, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const digits = [...formatOrderNumber(number).replaceAll(/\D/gu, '')]
        const at = place % (digits.length - 1)
        const [here = '', next = ''] = digits.slice(at, at + 2)
        const wrong = digits.with(at, String((Number(here) + shift) % 10)).join('')
        const swapped = digits
          .with(at, next)
          .with(at + 1, here)
          .join('')
        expect(parseOrderNumber(`PU${wrong}`).ok).toBe(false)
        if (here !== next) expect(parseOrderNumber(`PU${swapped}`).ok).toBe(false)
      }),
    )
  })
})
