// Every figure of a card that an admin types, by its place in the card: the form and the list of facts follow this table.
import { GOODS, RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'

/** `amount` is of the card's unit; `measure` has a unit of its own beside it; `rows` are from → price. */
export type CardField =
  | { readonly name: string; readonly kind: 'dollars' | 'amount' | 'whole'; readonly blank?: true }
  | { readonly name: string; readonly kind: 'percent' | 'flag' }
  | { readonly name: string; readonly kind: 'measure'; readonly units: readonly string[] }
  | { readonly name: string; readonly kind: 'choice' | 'set'; readonly choices: readonly string[] }
  | { readonly name: RowsName; readonly kind: 'rows'; readonly units?: readonly string[] }

export const SURCHARGE_ROWS = ['longest_side', 'length_plus_girth', 'overweight'] as const
export type SurchargeRows = (typeof SURCHARGE_ROWS)[number]
export type RowsName = 'brackets' | 'storage' | SurchargeRows

export type GroupName =
  | 'prices'
  | 'rounding'
  | 'volumetric'
  | 'limits'
  | 'surcharges'
  | 'extras'
  | 'insurance'
  | 'fees'
  | 'storage'
  | 'agreed'

export interface FieldGroup {
  readonly group: GroupName
  readonly fields: readonly CardField[]
}

const dollars = (name: string) => ({ name, kind: 'dollars' }) as const
const flag = (name: string) => ({ name, kind: 'flag' }) as const
const choice = (name: string, choices: readonly string[]) =>
  ({ name, kind: 'choice', choices }) as const
const measure = (name: string, units: readonly string[]) =>
  ({ name, kind: 'measure', units }) as const
const amount = (name: string) => ({ name, kind: 'amount' }) as const

export const CARD_UNITS = ['lb', 'kg', 'ft3', 'm3', 'piece'] as const
export const SIDES = ['none', 'in up', 'in nearest', 'cm up', 'cm nearest'] as const

export const CARD_GROUPS: readonly FieldGroup[] = [
  {
    group: 'prices',
    fields: [
      choice('unit', CARD_UNITS),
      choice('bracketsApply', ['whole', 'part']),
      dollars('minimumCents'),
      { name: 'brackets', kind: 'rows' },
    ],
  },
  {
    group: 'rounding',
    fields: [
      amount('minimumThousandths'),
      amount('stepThousandths'),
      choice('rounding', ['up', 'nearest']),
    ],
  },
  {
    group: 'volumetric',
    fields: [
      flag('volumetric.counts'),
      { name: 'volumetric.value', kind: 'whole' },
      choice('volumetric.per', ['in3_per_lb', 'cm3_per_kg', 'kg_per_m3']),
      choice('volumetric.sides', SIDES),
      { name: 'volumetric.aboveCubicInches', kind: 'whole' },
      amount('volumetric.freeExcessThousandths'),
    ],
  },
  {
    group: 'limits',
    fields: [
      measure('limits.pieceWeight', WEIGHT_UNITS),
      measure('limits.longestSide', LENGTH_UNITS),
      measure('limits.lengthPlusGirth', LENGTH_UNITS),
      { name: 'limits.declaredCents', kind: 'dollars', blank: true },
      { name: 'limits.pieces', kind: 'whole', blank: true },
      { name: 'carries', kind: 'set', choices: GOODS },
      { name: 'refuses', kind: 'set', choices: RESTRICTED_KINDS },
    ],
  },
  {
    group: 'surcharges',
    fields: [
      { name: 'longest_side', kind: 'rows', units: ['in', 'cm'] },
      { name: 'length_plus_girth', kind: 'rows', units: ['in', 'cm'] },
      { name: 'overweight', kind: 'rows', units: ['lb', 'kg'] },
    ],
  },
  {
    group: 'extras',
    fields: ['handlingCents', 'residentialCents', 'packagingCents', 'repackingCents'].map(dollars),
  },
  {
    group: 'insurance',
    fields: [
      { name: 'insurance.basisPoints', kind: 'percent' },
      dollars('insurance.freeCents'),
      dollars('insurance.minimumCents'),
      dollars('insurance.stepCents'),
    ],
  },
  { group: 'agreed', fields: [flag('confirmed'), flag('extrasConfirmed')] },
]

export const CONSOLIDATION_GROUPS: readonly FieldGroup[] = [
  { group: 'fees', fields: [dollars('perPieceCents'), dollars('minimumCents')] },
  { group: 'agreed', fields: [flag('confirmed')] },
]

export const MAILBOX_GROUPS: readonly FieldGroup[] = [
  {
    group: 'storage',
    fields: [
      { name: 'freeDays', kind: 'whole' },
      { name: 'disposalAfterDays', kind: 'whole', blank: true },
      { name: 'storage', kind: 'rows' },
    ],
  },
  {
    group: 'fees',
    fields: ['photoCents', 'contentCheckCents', 'returnCents', 'wrongSuiteCents'].map(dollars),
  },
  { group: 'agreed', fields: [flag('confirmed')] },
]
