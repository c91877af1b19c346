// The rules of a run: when it is doubted, how long it rests, when a provider is left alone, and how its card reads.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterFault,
  breakerHours,
  defaultPolicy,
  doubtOf,
  LONGEST_HOURS,
  MAX_TRIES,
  MAY_KEEP_HISTORY,
  progressOf,
  RUN_PHASES,
  RUN_STATES,
  syncedAgo,
  syncStatusOf,
} from './sync-run.ts'
import type { StoreFaultKind } from './store-fault.ts'
import { SYNC_STORES } from './store-offer.ts'

const counts = (seen: number, rejected = 0, held = 0) => ({ seen, rejected, held })

describe('doubt', () => {
  it.each([
    ['the first run, however small', counts(1), null, null],
    ['as many as before', counts(100), 100, null],
    ['exactly 30 % fewer', counts(70), 100, null],
    ['one below that', counts(69), 100, 'far_fewer'],
    ['nothing at all', counts(0), 100, 'far_fewer'],
    ['few before: a share says nothing', counts(1), 19, null],
    ['a first run that sees nothing', counts(0), null, 'nothing_seen'],
    ['nothing where a few were', counts(0), 19, 'nothing_seen'],
    ['nothing where nothing was believed', counts(0), 0, null],
    ['30 % unreadable', counts(70, 30), null, null],
    ['one more', counts(69, 31), null, 'many_rejected'],
    ['all unreadable on a page or two', counts(0, 20), null, 'many_rejected'],
    ['a handful unreadable', counts(1, 19), null, 'many_rejected'],
    ['fewer of them', counts(1, 18), null, null],
    ['a handful, all unreadable', counts(0, 19), null, 'nothing_seen'],
    ['30 % of the prices jumped', counts(100, 0, 30), 100, null],
    ['one more of them', counts(100, 0, 31), 100, 'many_jumps'],
    ['fewer weighs before unreadable', counts(10, 90), 100, 'far_fewer'],
  ] as const)('%s', (_, run, before, doubt) => {
    expect(doubtOf(run, before)).toBe(doubt)
  })

  it('never falls on a run that saw at least as much and read all of it', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (before, more) => {
        expect(doubtOf(counts(before + more), before)).toBeNull()
      }),
    )
  })
})

describe('after a fault', () => {
  const at = (tries: number, chance = 0) => ({ tries, chance, secondsToNextDay: 1234.2 })
  const fault = (kind: StoreFaultKind, retryAfterSeconds: number | null = null) => ({
    kind,
    retryAfterSeconds,
  })

  it.each([
    ['the first refusal', fault('retryable'), at(1), { kind: 'rest', seconds: 3 }],
    [
      'the first one, spread to the end',
      fault('retryable'),
      at(1, 1),
      { kind: 'rest', seconds: 5 },
    ],
    ['the fourth', fault('malformed'), at(4), { kind: 'rest', seconds: 20 }],
    ['the last but one', fault('throttled'), at(7, 1), { kind: 'rest', seconds: 320 }],
    ['what the store asks for', fault('throttled', 900), at(1), { kind: 'rest', seconds: 900 }],
    [
      'a shorter wish than our own pause',
      fault('throttled', 1),
      at(3, 1),
      { kind: 'rest', seconds: 20 },
    ],
    ['a spent quota', fault('quota'), at(MAX_TRIES + 5), { kind: 'rest', seconds: 1235 }],
    ['refused credentials', fault('unauthorised'), at(1), { kind: 'give_up' }],
    ['what never works', fault('permanent', 60), at(1), { kind: 'give_up' }],
    ['one try too many', fault('retryable', 60), at(MAX_TRIES), { kind: 'give_up' }],
  ] as const)('%s', (_, told, tries, next) => {
    expect(afterFault(told, tries)).toEqual(next)
  })

  it('rests at least a second, never less than asked, and without a wish at most ten minutes', () => {
    const kinds = fc.constantFrom<StoreFaultKind>('retryable', 'throttled', 'malformed')
    const wish = fc.option(fc.nat(86_400))
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        kinds,
        wish,
        fc.integer({ min: 1, max: MAX_TRIES - 1 }),
        chance,
        (kind, asked, tries, luck) => {
          const next = afterFault(fault(kind, asked), at(tries, luck))
          if (next.kind !== 'rest') throw new Error('gave up early')
          expect(Number.isInteger(next.seconds)).toBe(true)
          expect(next.seconds).toBeGreaterThanOrEqual(Math.max(1, asked ?? 0))
          expect(next.seconds).toBeLessThanOrEqual(Math.max(600, asked ?? 0))
        },
      ),
    )
  })
})

it.each([
  [0, 0],
  [2, 0],
  [3, 6],
  [4, 12],
  [5, 24],
  [60, 24],
])('after %i failures in a row a provider is left alone for %i hours', (failures, hours) => {
  expect(breakerHours(failures)).toBe(hours)
})

describe('progress', () => {
  it.each([
    [{ phase: 'list', seen: 0, pages: 0 }, null, 0],
    [{ phase: 'list', seen: 10, pages: 5 }, null, 45],
    [{ phase: 'list', seen: 50, pages: 1 }, 100, 45],
    [{ phase: 'list', seen: 900, pages: 1 }, 100, 90],
    [{ phase: 'list', seen: 5, pages: 1 }, 0, 15],
    [{ phase: 'check', seen: 5, pages: 1 }, 100, 92],
    [{ phase: 'details', seen: 5, pages: 1 }, 100, 96],
  ] as const)('%j of %s: %i %%', (run, before, percent) => {
    expect(progressOf(run, before)).toBe(percent)
  })

  it('never goes back while a list grows, and never reaches the end by itself', () => {
    const phases = fc.constantFrom(...RUN_PHASES)
    const size = fc.nat(100_000)
    fc.assert(
      fc.property(phases, size, size, fc.option(size), (phase, seen, pages, before) => {
        const now = progressOf({ phase, seen, pages }, before)
        const later = progressOf({ phase, seen: seen + 10, pages: pages + 1 }, before)
        expect(now >= 0 && later < 100 && now <= later).toBe(true)
      }),
    )
  })
})

it('starts every provider within its own terms', () => {
  for (const store of SYNC_STORES)
    for (const isSandbox of [true, false]) {
      const policy = defaultPolicy(store, isSandbox)
      expect(policy.expiresHours).toBeLessThanOrEqual(LONGEST_HOURS[store])
      expect(policy.keepsHistory && !MAY_KEEP_HISTORY[store]).toBe(false)
      expect(policy.salesPolicy).toBe(isSandbox ? 'own' : 'affiliate')
    }
  expect(defaultPolicy('amazon', false)).toEqual({
    salesPolicy: 'affiliate',
    expiresHours: 24,
    keepsHistory: false,
  })
})

it('says every state in one of the documented words', () => {
  expect(RUN_STATES.map((state) => `${state} ${syncStatusOf(state)}`)).toEqual([
    'waiting pending',
    'running active',
    'completed completed',
    'suspicious completed',
    'rejected failed',
    'failed failed',
  ])
})

it.each([
  [null, { unit: 'never' }],
  [0, { unit: 'now' }],
  [59_999, { unit: 'now' }],
  // A server's clock that is behind the database's.
  [-5000, { unit: 'now' }],
  [60_000, { unit: 'minutes', count: 1 }],
  [3_599_999, { unit: 'minutes', count: 59 }],
  [3_600_000, { unit: 'hours', count: 1 }],
  [86_399_999, { unit: 'hours', count: 23 }],
  [86_400_000, { unit: 'days', count: 1 }],
])('%s ms ago', (ago, label) => {
  const now = 1_800_000_000_000
  expect(syncedAgo(ago === null ? null : now - ago, now)).toEqual(label)
})
