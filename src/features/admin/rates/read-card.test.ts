// Holds the card's form to its data: what is shown is read back unchanged, and every fault is told at its own field.
import { expect, test } from 'vitest'
import {
  AIR_CARD,
  CONSOLIDATION_FEES,
  COURIER_CARD,
  FURNITURE_CARD,
  MAILBOX_FEES,
  SEA_CARD,
  VEHICLE_CARD,
} from '#domain/house-tariff.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { type CardTexts, textsOf } from '../kit/card-texts.ts'
import { readCard } from './read-card.ts'

const withoutVersion = ({ version: _version, ...draft }: { version: string }) => draft
const courier = (changes: CardTexts = {}) =>
  readCard({ ...textsOf(COURIER_CARD, 'es'), ...changes }, COURIER_CARD, 'es')
const faultsOf = (changes: CardTexts) => {
  const card = courier(changes)
  return card.ok ? {} : card.faults
}

test.each(
  [
    AIR_CARD,
    SEA_CARD,
    COURIER_CARD,
    VEHICLE_CARD,
    FURNITURE_CARD,
    CONSOLIDATION_FEES,
    MAILBOX_FEES,
  ].flatMap((data) => LOCALES.map((locale) => [data.version, locale, data] as const)),
)('%s comes back from its form in %s as it went in', (_version, locale, data) => {
  expect(readCard(textsOf(data, locale), data, locale)).toMatchObject({
    ok: true,
    draft: withoutVersion(data),
  })
})

test('brackets are put in order by their starts, and empty rows are left out', () => {
  const card = courier({
    'brackets.from': ['0', '40', '', '10,5', ''],
    'brackets.price': ['12', '8,90', '', '9.9', ''],
    'brackets.flat': ['', '', '', '1', ''],
  })
  expect(card).toMatchObject({
    ok: true,
    draft: {
      brackets: [
        { fromThousandths: 0, centsPerUnit: 1200, flatCents: 0 },
        { fromThousandths: 10_500, centsPerUnit: 990, flatCents: 100 },
        { fromThousandths: 40_000, centsPerUnit: 890, flatCents: 0 },
      ],
    },
  })
})

test.each<[string, CardTexts]>([
  ['brackets.1.price', { 'brackets.price': ['12', 'mucho', '8'] }],
  ['brackets.2.from', { 'brackets.from': ['0', '10', '10'] }],
  ['brackets.0.price', { 'brackets.price': ['', '9', '8'] }],
  ['minimumCents', { minimumCents: ['1,005'] }],
  ['stepThousandths', { stepThousandths: ['0'] }],
  ['volumetric.value', { 'volumetric.value': ['139,5'] }],
  ['limits.pieces', { 'limits.pieces': ['0'] }],
  ['limits.longestSide', { 'limits.longestSide': ['-3'] }],
  ['insurance.basisPoints', { 'insurance.basisPoints': ['101'] }],
  ['unit', { unit: ['stone'] }],
  ['carries', { carries: [] }],
])('a fault is told at %s', (field, changes) => {
  expect(Object.keys(faultsOf(changes))).toEqual([field])
})

test('a surcharge without rows is none, and one with rows is new', () => {
  const none = { 'longest_side.from': [''], 'longest_side.price': [''] }
  const girth = { 'length_plus_girth.from': ['300'], 'length_plus_girth.price': ['15'] }
  const card = courier({ ...none, ...girth, 'length_plus_girth.unit': ['cm'] })
  expect(card.ok && card.typed.kind === 'card' && card.typed.card.surcharges).toMatchObject([
    {
      code: 'oversize',
      measure: 'length_plus_girth',
      unit: 'cm',
      steps: [{ fromThousandths: 300_000, cents: 1500 }],
    },
    { code: 'overweight' },
  ])
})

test.each([
  ['es', '1.500', '1.000'],
  ['en', '1,500', '1,000'],
] as const)('a thousand is a thousand as %s groups it', (locale, minimum, from) => {
  const texts = {
    ...textsOf(COURIER_CARD, locale),
    minimumCents: [minimum],
    'brackets.from': ['0', from],
    'brackets.price': ['5', '4'],
    'brackets.flat': ['', ''],
  }
  expect(readCard(texts, COURIER_CARD, locale)).toMatchObject({
    ok: true,
    draft: { minimumCents: 150_000, brackets: [{}, { fromThousandths: 1_000_000 }] },
  })
})
