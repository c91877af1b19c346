// A walk through pages notices any circle before it has gone round it three times, and no straight way is one.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageOf, readWalk, type Walk, walkFrom, walkOn, walkText } from './walk.ts'

/** Pages seen until the walk ends or is stopped; every page passes through text, as it does between two jobs. */
const walkThrough = (pageAt: (step: number) => string | null, most: number): number => {
  let walk: Walk | null = walkFrom(pageAt(0) ?? '')
  for (let step = 1; step <= most; step += 1) {
    const next = pageAt(step)
    const on: Walk | null = next === null ? null : walkOn(walk, next)
    if (on === null) return step
    walk = readWalk(walkText(on))
    if (walk === null) throw new Error('the text of a walk is a walk')
    expect(pageOf(walk)).toBe(step + 1)
  }
  return most
}

it('notices every circle, whatever leads into it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (lead, round) => {
      const pageAt = (step: number) => `/p?${step < lead ? step : lead + ((step - lead) % round)}`
      expect(walkThrough(pageAt, 10_000)).toBeLessThanOrEqual(3 * Math.max(lead, round) + round + 3)
    }),
  )
})

it('walks any straight way to its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (length) => {
      expect(walkThrough((step) => (step < length ? `/p?${step}` : null), 10_000)).toBe(length)
    }),
  )
})

it.each(['', '400', '[1,2,3,4]', '["/p","",0]'])('%j is no walk', (text) => {
  expect(readWalk(text)).toBeNull()
})
