// A change anywhere in a rate card must be detected.
import { expect, it } from 'vitest'
import { cardChanges } from './card-changes.ts'
import { AIR_CARD } from './default-tariff.ts'

it('names the fields that differ, with both values', () => {
  const dearer = {
    ...AIR_CARD,
    version: 've-air-2',
    brackets: [
      { fromThousandths: 0, centsPerUnit: 700, flatCents: 0 },
      { fromThousandths: 50_000, centsPerUnit: 600, flatCents: 0 },
    ],
    limits: { ...AIR_CARD.limits, pieceWeight: null },
  }
  expect(cardChanges(AIR_CARD, dearer)).toEqual([
    { path: 'brackets.0.centsPerUnit', before: 650, after: 700 },
    { path: 'brackets.1.centsPerUnit', before: undefined, after: 600 },
    { path: 'brackets.1.flatCents', before: undefined, after: 0 },
    { path: 'brackets.1.fromThousandths', before: undefined, after: 50_000 },
    { path: 'limits.pieceWeight', before: undefined, after: null },
    { path: 'limits.pieceWeight.thousandths', before: 150_000, after: undefined },
    { path: 'limits.pieceWeight.unit', before: 'lb', after: undefined },
  ])
})

it('finds nothing between a card and itself under another version', () => {
  expect(cardChanges(AIR_CARD, { ...AIR_CARD, version: 'other' })).toEqual([])
})
