// Tests the card's form against its data: what is shown is read back unchanged, and every fault is told at its own field.
import { expect, test } from 'vitest'
import {
  AIR_CARD,
  CONSOLIDATION_FEES,
  COURIER_CARD,
  FURNITURE_CARD,
  MAILBOX_FEES,
  SEA_CARD,
  VEHICLE_CARD,
} from '#domain/default-tariff.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import type { TypedGroup } from '#src/lib/form/kind.ts'
import { showAll } from '#src/lib/form/show.ts'
import { type CardData, cardForm } from './card-fields.ts'

const withoutVersion = ({ version: _version, ...draft }: { version: string }) => draft
const shown = (data: CardData, locale: Locale): TypedGroup =>
  showAll(cardForm(data).fields, data, locale)
const read = (changes: object, data: CardData = COURIER_CARD, locale: Locale = 'es') =>
  cardForm(data).read({ ...shown(data, locale), ...changes }, locale)
const inGroup = (name: string, changes: object) => ({
  [name]: { ...(shown(COURIER_CARD, 'es')[name] as TypedGroup), ...changes },
})

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
  expect(read({}, data, locale)).toMatchObject({ ok: true })
  const form = read({}, data, locale)
  expect(form.ok && form.output).toEqual(withoutVersion(data))
})

const bracket = (fromThousandths: string, centsPerUnit: string, flatCents = '') => ({
  fromThousandths,
  centsPerUnit,
  flatCents,
})
const blank = bracket('', '')

test('brackets are put in order by their starts, and empty rows are left out', () => {
  const brackets = [
    bracket('0', '12'),
    bracket('40', '8,90'),
    blank,
    bracket('10,5', '9.9', '1'),
    blank,
  ]
  expect(read({ brackets })).toMatchObject({
    ok: true,
    output: {
      brackets: [
        { fromThousandths: 0, centsPerUnit: 1200, flatCents: 0 },
        { fromThousandths: 10_500, centsPerUnit: 990, flatCents: 100 },
        { fromThousandths: 40_000, centsPerUnit: 890, flatCents: 0 },
      ],
    },
  })
})

test.each<[string, object]>([
  ['brackets.1.centsPerUnit', { brackets: [bracket('0', '12'), bracket('5', 'mucho')] }],
  [
    'brackets.3.fromThousandths',
    { brackets: [bracket('10', '9'), blank, bracket('0', '12'), bracket('10', '8')] },
  ],
  ['brackets.0.centsPerUnit', { brackets: [bracket('0', ''), bracket('5', '9')] }],
  ['brackets', { brackets: [bracket('1', '12')] }],
  ['brackets', { brackets: [blank] }],
  ['minimumCents', { minimumCents: '1,005' }],
  ['stepThousandths', { stepThousandths: '0' }],
  ['volumetric.value', inGroup('volumetric', { value: '139,5' })],
  ['limits.pieces', inGroup('limits', { pieces: '0' })],
  [
    'limits.longestSide.thousandths',
    inGroup('limits', { longestSide: { thousandths: '-3', unit: 'in' } }),
  ],
  [
    'surcharges.overweight.steps.1.cents',
    inGroup('surcharges', {
      overweight: {
        unit: 'lb',
        steps: [
          { fromThousandths: '', cents: '' },
          { fromThousandths: '100', cents: '2000000' },
        ],
      },
    }),
  ],
  ['insurance.basisPoints', inGroup('insurance', { basisPoints: '101' })],
  ['unit', { unit: 'stone' }],
  ['carries', { carries: [] }],
])('a fault is told at %s', (field, changes) => {
  const card = read(changes)
  expect(Object.keys(card.ok ? {} : card.faults)).toEqual([field])
})

test('a surcharge without steps is none, and one with steps is new', () => {
  const changes = inGroup('surcharges', {
    longest_side: { unit: 'in', steps: [{ fromThousandths: '', cents: '' }] },
    length_plus_girth: { unit: 'cm', steps: [{ fromThousandths: '300', cents: '15' }] },
  })
  const card = read(changes)
  expect(card.ok && card.output).toMatchObject({
    surcharges: [
      {
        code: 'oversize',
        measure: 'length_plus_girth',
        unit: 'cm',
        steps: [{ fromThousandths: 300_000, cents: 1500 }],
      },
      { code: 'overweight' },
    ],
  })
})

test.each([
  ['es', '1.500', '1.000'],
  ['en', '1,500', '1,000'],
] as const)('a thousand is a thousand as %s groups it', (locale, minimumCents, from) => {
  const brackets = [bracket('0', '5'), bracket(from, '4')]
  expect(read({ minimumCents, brackets }, COURIER_CARD, locale)).toMatchObject({
    ok: true,
    output: { minimumCents: 150_000, brackets: [{}, { fromThousandths: 1_000_000 }] },
  })
})
