// Matching is measured, not believed: on these pairs no wrong price may stand beside another product.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MATCH_PAIRS } from './match-products.pairs.ts'
import { matchGround, pairGround } from './match-products.ts'
import { type Matchable, matchSubject, titleKeys } from './match-subject.ts'
import { readPairs } from './read-pairs.fixture.ts'

const pairs = readPairs(MATCH_PAIRS)

const isMatched = ({ a, b }: { a: Matchable; b: Matchable }) =>
  matchGround(matchSubject(a), matchSubject(b)) !== null

it('finds most pairs of one product and never takes two for one', () => {
  const matched = pairs.filter(isMatched)
  const wrong = matched.filter((pair) => !pair.isSame)
  const missed = pairs.filter((pair) => pair.isSame && !isMatched(pair))
  expect(wrong.map(({ a, b }) => `${a.title} = ${b.title}`)).toEqual([])
  const all = pairs.filter(({ isSame }) => isSame).length
  expect({
    pairs: pairs.length,
    precision: matched.length === 0 ? 0 : (matched.length - wrong.length) / matched.length,
    recall: `${all - missed.length} of ${all}`,
    missed: missed.map(({ b }) => b.title),
  }).toMatchInlineSnapshot(`
    {
      "missed": [
        "Jenga Classic Game by Hasbro",
      ],
      "pairs": 86,
      "precision": 1,
      "recall": "35 of 36",
    }
  `)
})

it('does not depend on which of the two comes first', () => {
  for (const { a, b } of pairs)
    expect(matchGround(matchSubject(a), matchSubject(b))).toBe(
      matchGround(matchSubject(b), matchSubject(a)),
    )
})

it('gives products that share a bar code or a model a key in common', () => {
  const keys = (product: Matchable) => matchSubject(product).keys
  const keyed = pairs.filter(({ a, b }) => {
    const ground = matchGround(matchSubject(a), matchSubject(b))
    return ground === 'gtin' || ground === 'brand_model'
  })
  expect(keyed.length).toBeGreaterThan(20)
  expect(keyed.filter(({ a, b }) => keys(a).every((key) => !keys(b).includes(key)))).toEqual([])
})

it('finds by its title what a product is named after there, and no more than forty ways', () => {
  const named = pairs.filter(
    ({ a, b }) => matchGround(matchSubject(a), matchSubject(b)) === 'model_in_title',
  )
  expect(named.length).toBeGreaterThan(3)
  for (const { a, b } of named) {
    const [one, other] = [matchSubject(a), matchSubject(b)]
    const common = [...titleKeys(one), ...titleKeys(other)]
    expect([...one.keys, ...other.keys].some((key) => common.includes(key))).toBe(true)
  }
  const codes = Array.from({ length: 60 }, (_, index) => `X${1000 + index}`).join(' ')
  const codesAlone = matchSubject({ brand: 'Sony', model: '', gtin: null, title: codes })
  expect(titleKeys(codesAlone)).toHaveLength(40)
})

it('asks about one bar code on two things, and about nothing else', () => {
  for (const { a, b } of pairs) {
    const [one, other] = [matchSubject(a), matchSubject(b)]
    const ground = matchGround(one, other)
    const isOneCode = a.gtin !== null && a.gtin === b.gtin
    expect(pairGround(one, other)).toBe(ground ?? (isOneCode ? 'gtin_doubted' : null))
  }
})

it('survives any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (brand, model, title) => {
      const subject = matchSubject({ brand, model, title, gtin: null })
      expect([null, 'brand_model', 'model_in_title']).toContain(matchGround(subject, subject))
    }),
  )
})
