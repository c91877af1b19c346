// Tests dated versions: one holds at every moment, none is retroactive, and none replaces another unasked.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextStart, startFault, versionAt, versionStates } from './dated-versions.ts'

const day = (text: string) => new Date(`${text}T04:00:00Z`)
const starting = (...days: string[]) => days.map((text) => ({ validFrom: day(text) }))
const NOW = day('2026-05-04')

describe('the version that holds', () => {
  const versions = starting('2026-06-01', '2026-05-01', '2020-01-01')

  test.each([
    ['2019-12-31', null, '2020-01-01'],
    ['2020-01-01', '2020-01-01', '2026-05-01'],
    ['2026-05-04', '2026-05-01', '2026-06-01'],
    ['2026-06-01', '2026-06-01', null],
  ])('on %s is the one from %s, until %s', (at, held, until) => {
    expect(versionAt(versions, day(at))?.validFrom ?? null).toEqual(held && day(held))
    expect(nextStart(versions, day(at))).toEqual(until && day(until))
  })

  test('of two that start together is the one that was added last', () => {
    const [newer, older] = [{ validFrom: NOW }, { validFrom: NOW }]
    expect(versionAt([newer, older], NOW)).toBe(newer)
    expect(versionStates([newer, older], NOW)).toEqual(['current', 'replaced'])
  })

  test('is one and no more, whatever the starts are', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
    fc.assert(
      fc.property(starts, fc.integer({ min: -1, max: 21 }), (list, at) => {
        const many = list
          .toSorted((a, b) => b - a)
          .map((each) => ({ validFrom: new Date(each * 1000).toISOString() }))
        const moment = new Date(at * 1000).toISOString()
        const states = versionStates(many, moment)
        const held = versionAt(many, moment)
        expect(states.filter((state) => state === 'current')).toHaveLength(held ? 1 : 0)
        if (held) expect(states[many.indexOf(held)]).toBe('current')
        const until = nextStart(many, moment)
        if (until) expect(until > moment).toBe(true)
      }),
    )
  })
})

test('what is past and what is to come', () => {
  const versions = starting('2026-07-01', '2026-06-01', '2026-06-01', '2026-05-01', '2020-01-01')
  expect(versionStates(versions, NOW)).toEqual(['future', 'future', 'replaced', 'current', 'past'])
  expect(versionStates(versions, day('2019-01-01'))).toEqual([
    'future',
    'future',
    'replaced',
    'future',
    'future',
  ])
})

test.each([
  ['yesterday', '2026-05-03', false, 'starts_in_past'],
  ['yesterday, in the place of another', '2026-05-03', true, 'starts_in_past'],
  ['at once', '2026-05-04', false, null],
  ['where one to come starts', '2026-06-01', false, 'start_taken'],
  ['where one to come starts, in its place', '2026-06-01', true, null],
  ['before one to come', '2026-05-20', false, null],
])('a version may start %s: %s', (_when, start, replace, fault) => {
  const versions = starting('2026-06-01', '2020-01-01')
  expect(startFault(versions, { validFrom: day(start), replace }, NOW)).toBe(fault)
})

test('two may be added within one millisecond: the second one saw the first', () => {
  expect(startFault([{ validFrom: NOW }], { validFrom: NOW, replace: false }, NOW)).toBe(null)
})
