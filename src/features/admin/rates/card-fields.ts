// Every figure of a card as a field: the form, the list of facts and what a schema reads follow these lists.
import type { z } from 'zod'
import {
  consolidationFeesDraftSchema,
  mailboxFeesDraftSchema,
  rateCardDraftSchema,
} from '#contract/rate-card.ts'
import type { ConsolidationFees, MailboxFees, RateCard, Surcharge } from '#domain/rate-card.ts'
import { GOODS, RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { choices, emptyAs, orNull, rows } from '#src/lib/form/desk-kinds.ts'
import { type Fields, joined, type Kind, type TypedGroup } from '#src/lib/form/kind.ts'
import { choice, group, tick } from '#src/lib/form/kinds.ts'
import { basisPoints, dollars, measure, thousandths, whole } from '#src/lib/form/numbers.ts'
import { type ReadForm, readForm } from '#src/lib/form/read-form.ts'
import { readAll } from '#src/lib/form/reading.ts'
import { showAll } from '#src/lib/form/show.ts'

export type CardData = RateCard | ConsolidationFees | MailboxFees
type Sides = RateCard['volumetric']['sides']

const SIDES = ['none', 'in up', 'in nearest', 'cm up', 'cm nearest'] as const
const sides: Kind<Sides> = {
  ...choice(SIDES),
  show: (stored) => (stored ? `${stored.unit} ${stored.rounding}` : 'none'),
  read: (typed) => {
    const [unit, rounding] = typeof typed === 'string' ? typed.split(' ') : []
    return typed === 'none' ? null : { unit, rounding }
  },
}

const surcharge = (units: readonly string[]) =>
  group({
    unit: choice(units),
    steps: rows(
      { fromThousandths: thousandths(), cents: dollars() },
      { rising: 'fromThousandths' },
    ),
  })
const SURCHARGES = {
  longest_side: surcharge(['in', 'cm']),
  length_plus_girth: surcharge(['in', 'cm']),
  overweight: surcharge(['lb', 'kg']),
}
export const surchargesByName = (list: readonly Surcharge[]) =>
  Object.fromEntries(
    list.map((each) => [each.code === 'overweight' ? each.code : each.measure, each]),
  )
/** One of each kind; without steps there is none. */
const surcharges: Kind<readonly Surcharge[]> = {
  ...group(SURCHARGES),
  show: (stored, locale) => showAll(SURCHARGES, surchargesByName(stored ?? []), locale),
  read: (typed, path, reading) =>
    Object.entries(readAll(SURCHARGES, typed, path, reading))
      .filter(([, read]) => (read as Surcharge).steps.length > 0)
      .map(([name, read], place) => {
        reading.move(joined(path, place), joined(path, name))
        const what = name === 'overweight' ? { code: name } : { code: 'oversize', measure: name }
        return { ...what, ...(read as object) }
      }),
}

/** In the order of the form, each name a part of it. */
const CARD = {
  prices: {
    unit: choice(['lb', 'kg', 'ft3', 'm3', 'piece']),
    bracketsApply: choice(['whole', 'part']),
    minimumCents: dollars(),
    brackets: rows(
      {
        fromThousandths: thousandths(),
        centsPerUnit: dollars(),
        flatCents: emptyAs(0, dollars()),
      },
      { rising: 'fromThousandths' },
    ),
  },
  rounding: {
    minimumThousandths: thousandths(),
    stepThousandths: thousandths(),
    rounding: choice(['up', 'nearest']),
  },
  volumetric: {
    volumetric: group({
      counts: tick(),
      value: whole(),
      per: choice(['in3_per_lb', 'cm3_per_kg', 'kg_per_m3']),
      sides,
      aboveCubicInches: whole(),
      freeExcessThousandths: thousandths(),
    }),
  },
  limits: {
    limits: group({
      pieceWeight: measure(WEIGHT_UNITS),
      longestSide: measure(LENGTH_UNITS),
      lengthPlusGirth: measure(LENGTH_UNITS),
      declaredCents: orNull(dollars()),
      pieces: orNull(whole()),
    }),
    carries: choices(GOODS),
    refuses: choices(RESTRICTED_KINDS),
  },
  surcharges: { surcharges },
  extras: {
    handlingCents: dollars(),
    residentialCents: dollars(),
    packagingCents: dollars(),
    repackingCents: dollars(),
  },
  insurance: {
    insurance: group({
      basisPoints: basisPoints(),
      freeCents: dollars(),
      minimumCents: dollars(),
      stepCents: dollars(),
    }),
  },
  agreed: { confirmed: tick(), extrasConfirmed: tick() },
}

const CONSOLIDATION = {
  fees: { perPieceCents: dollars(), minimumCents: dollars() },
  agreed: { confirmed: tick() },
}

const MAILBOX = {
  storage: {
    freeDays: whole(),
    disposalAfterDays: orNull(whole()),
    storage: rows({ fromDay: whole(), centsPerDay: dollars() }, { rising: 'fromDay' }),
  },
  fees: {
    photoCents: dollars(),
    contentCheckCents: dollars(),
    returnCents: dollars(),
    wrongSuiteCents: dollars(),
  },
  agreed: { confirmed: tick() },
}

export type PartName = keyof typeof CARD | keyof typeof CONSOLIDATION | keyof typeof MAILBOX

/** A unit says by what is billed. */
const BASIS: Record<RateCard['unit'], RateCard['basis']> = {
  lb: 'chargeable_weight',
  kg: 'chargeable_weight',
  ft3: 'volume',
  m3: 'volume',
  piece: 'piece',
}

export const isRateCard = (data: CardData): data is RateCard => 'brackets' in data

interface CardForm {
  kind: 'card' | 'consolidation' | 'mailbox'
  parts: Partial<Record<PartName, Fields>>
  schema: z.ZodType<object>
}

const formOf = (data: CardData): CardForm => {
  if (isRateCard(data)) return { kind: 'card', parts: CARD, schema: rateCardDraftSchema }
  return 'freeDays' in data
    ? { kind: 'mailbox', parts: MAILBOX, schema: mailboxFeesDraftSchema }
    : { kind: 'consolidation', parts: CONSOLIDATION, schema: consolidationFeesDraftSchema }
}

/** The form of a card or a list of fees; what it does not show stays as it is in `base`. */
export function cardForm(base: CardData) {
  const { kind, parts, schema } = formOf(base)
  const fields: Fields = Object.assign({}, ...Object.values(parts))
  const complete = (read: Record<string, unknown>): object =>
    isRateCard(base)
      ? {
          ...read,
          service: base.service,
          zone: base.zone,
          basis: BASIS[read['unit'] as RateCard['unit']] ?? base.basis,
        }
      : read
  return {
    kind,
    /** Where it stands in what is sent. */
    place: kind === 'card' ? 'card' : 'fees',
    parts: Object.entries(parts) as [PartName, Fields][],
    fields,
    complete,
    read: (typed: TypedGroup, locale: Locale): ReadForm<z.ZodType<object>> =>
      readForm({ fields, schema, typed, locale, shape: complete }),
  }
}
