// Exactly one typo is forgiven, and the index of variants misses none of them.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { deletionVariants, matchesWord, toleratesTypo, withinOneTypo } from './typo.ts'

/** Optimal string alignment distance, the textbook table: the yardstick for the fast test. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => i || j),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= a.length; i += 1)
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 || j === 0) {
        rows[i]![j] = i + j
        continue
      }
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      )
    }
  return at(a.length, b.length)
}

test.each([
  ['mouse', 'mouse', true],
  ['mouse', 'mose', true],
  ['mouse', 'mousse', true],
  ['mouse', 'house', true],
  ['mouse', 'muose', true],
  ['mouse', 'mousee', true],
  ['mouse', 'moues', true],
  ['mouse', 'muoes', false],
  ['mouse', 'horse', false],
  ['mouse', 'mo', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%j and %j', (a, b, expected) => {
  expect(withinOneTypo(a, b)).toBe(expected)
  expect(withinOneTypo(b, a)).toBe(expected)
})

test.each([
  ['audifono', 'audifonos', true],
  ['lapto', 'laptop', true],
  ['lamps', 'lamp', true],
  ['lamp', 'lamps', false],
  ['lamp', 'lamp', true],
  ['12345', '12346', false],
  ['wh1000', 'wh1001', true],
])('who types %j finds %j', (typed, indexed, expected) => {
  expect(matchesWord(typed, indexed)).toBe(expected)
})

it('leaves out one letter at a time, from five letters on', () => {
  expect(deletionVariants('mouse')).toEqual(['mouse', 'ouse', 'muse', 'mose', 'moue', 'mous'])
  expect(deletionVariants('aaaaa')).toEqual(['aaaaa', 'aaaa'])
  expect(deletionVariants('lamp')).toEqual(['lamp'])
})

describe('any two words', () => {
  const word = (minLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength, maxLength: 8 })

  it('are within one typo exactly when their distance is at most one', () => {
    fc.assert(
      fc.property(word(0), word(0), (a, b) => {
        expect(withinOneTypo(a, b)).toBe(distance(a, b) <= 1)
      }),
      { numRuns: 500 },
    )
  })

  it('share a variant when one typo apart', () => {
    const edited = fc
      .tuple(word(5), fc.nat(), fc.constantFrom('swap', 'drop', 'put', 'change'))
      .map(([a, place, edit]) => {
        const letters = [...a]
        const at = place % (letters.length - 1)
        if (edit === 'swap') letters.splice(at, 2, letters[at + 1]!, letters[at]!)
        else letters.splice(at, edit === 'put' ? 0 : 1, ...(edit === 'drop' ? [] : ['z']))
        return [a, letters.join('')] as const
      })
    fc.assert(
      fc.property(edited, ([typed, indexed]) => {
        const variants = new Set(deletionVariants(typed))
        expect(deletionVariants(indexed).some((variant) => variants.has(variant))).toBe(true)
        expect(matchesWord(typed, indexed)).toBe(typed === indexed || toleratesTypo(typed))
      }),
      { numRuns: 300 },
    )
  })
})
