// Reads a typed card back into data, with every fault at its own field; what the form does not show stays as it was.
import { fieldErrorsOf } from '#contract/field-errors.ts'
import {
  consolidationFeesDraftSchema,
  mailboxFeesDraftSchema,
  type RateCardDraft,
  rateCardDraftSchema,
} from '#contract/rate-card.ts'
import type { ConsolidationFees, MailboxFees, RateCard, Surcharge } from '#domain/rate-card.ts'
import { GOODS, RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { CARD_UNITS, SIDES, SURCHARGE_ROWS } from '../kit/card-fields.ts'
import { type CardFaults, type CardReader, cardReader } from '../kit/card-reader.ts'
import { type CardData, type CardTexts, isMailbox, isRateCard } from '../kit/card-texts.ts'

type Draft<T> = Omit<T, 'version'>
export type TypedCard =
  | { readonly kind: 'card'; readonly card: RateCardDraft }
  | { readonly kind: 'consolidation'; readonly fees: Draft<ConsolidationFees> }
  | { readonly kind: 'mailbox'; readonly fees: Draft<MailboxFees> }
export type ReadCard =
  | { readonly ok: true; readonly typed: TypedCard; readonly draft: object }
  | { readonly ok: false; readonly faults: CardFaults }

/** A unit says by what is billed. */
const BASIS: Record<RateCard['unit'], RateCard['basis']> = {
  lb: 'chargeable_weight',
  kg: 'chargeable_weight',
  ft3: 'volume',
  m3: 'volume',
  piece: 'piece',
}

const surchargesOf = (read: CardReader): Surcharge[] =>
  SURCHARGE_ROWS.flatMap((rows): Surcharge[] => {
    const steps = read
      .rows(rows)
      .map(({ from, price }) => ({ fromThousandths: from, cents: price }))
    if (steps.length === 0) return []
    if (rows === 'overweight')
      return [{ code: rows, unit: read.oneOf(`${rows}.unit`, ['lb', 'kg']), steps }]
    const unit = read.oneOf(`${rows}.unit`, ['in', 'cm'])
    return [{ code: 'oversize', measure: rows, unit, steps }]
  })

const limitsOf = (read: CardReader): RateCard['limits'] => {
  const measure = <U extends string>(name: string, units: readonly U[]) => {
    const thousandths = read.orNull(name, read.amount)
    return thousandths === null ? null : { thousandths, unit: read.oneOf(`${name}.unit`, units) }
  }
  return {
    pieceWeight: measure('limits.pieceWeight', WEIGHT_UNITS),
    longestSide: measure('limits.longestSide', LENGTH_UNITS),
    lengthPlusGirth: measure('limits.lengthPlusGirth', LENGTH_UNITS),
    declaredCents: read.orNull('limits.declaredCents', read.dollars),
    pieces: read.orNull('limits.pieces', read.whole),
  }
}

const volumetricOf = (read: CardReader): RateCard['volumetric'] => {
  const sides = read.oneOf('volumetric.sides', SIDES)
  const [unit, rounding] = sides.split(' ') as ['in' | 'cm', 'up' | 'nearest']
  return {
    counts: read.flag('volumetric.counts'),
    per: read.oneOf('volumetric.per', ['in3_per_lb', 'cm3_per_kg', 'kg_per_m3']),
    value: read.whole('volumetric.value'),
    sides: sides === 'none' ? null : { unit, rounding },
    aboveCubicInches: read.whole('volumetric.aboveCubicInches'),
    freeExcessThousandths: read.amount('volumetric.freeExcessThousandths'),
  }
}

function cardOf(read: CardReader, { service, zone }: RateCard): RateCardDraft {
  const unit = read.oneOf('unit', CARD_UNITS)
  const brackets = read.rows('brackets')
  if (brackets[0]?.from !== 0) read.blame('brackets.0.price', 'required')
  return {
    service,
    zone,
    basis: BASIS[unit],
    unit,
    brackets: brackets.map(({ from, price, flat }) => ({
      fromThousandths: from,
      centsPerUnit: price,
      flatCents: flat,
    })),
    bracketsApply: read.oneOf('bracketsApply', ['whole', 'part']),
    rounding: read.oneOf('rounding', ['up', 'nearest']),
    stepThousandths: read.amount('stepThousandths'),
    minimumThousandths: read.amount('minimumThousandths'),
    minimumCents: read.dollars('minimumCents'),
    volumetric: volumetricOf(read),
    carries: read.set('carries', GOODS),
    refuses: read.set('refuses', RESTRICTED_KINDS),
    limits: limitsOf(read),
    surcharges: surchargesOf(read),
    handlingCents: read.dollars('handlingCents'),
    residentialCents: read.dollars('residentialCents'),
    insurance: {
      basisPoints: read.percent('insurance.basisPoints'),
      freeCents: read.dollars('insurance.freeCents'),
      minimumCents: read.dollars('insurance.minimumCents'),
      stepCents: read.dollars('insurance.stepCents'),
    },
    packagingCents: read.dollars('packagingCents'),
    repackingCents: read.dollars('repackingCents'),
    confirmed: read.flag('confirmed'),
    extrasConfirmed: read.flag('extrasConfirmed'),
  }
}

const mailboxOf = (read: CardReader): Draft<MailboxFees> => ({
  freeDays: read.whole('freeDays'),
  storage: read
    .rows('storage', 1000)
    .map(({ from, price }) => ({ fromDay: from, centsPerDay: price })),
  disposalAfterDays: read.orNull('disposalAfterDays', read.whole),
  photoCents: read.dollars('photoCents'),
  contentCheckCents: read.dollars('contentCheckCents'),
  returnCents: read.dollars('returnCents'),
  wrongSuiteCents: read.dollars('wrongSuiteCents'),
  confirmed: read.flag('confirmed'),
})

const consolidationOf = (read: CardReader): Draft<ConsolidationFees> => ({
  perPieceCents: read.dollars('perPieceCents'),
  minimumCents: read.dollars('minimumCents'),
  confirmed: read.flag('confirmed'),
})

function typedOf(read: CardReader, base: CardData): TypedCard {
  if (isRateCard(base)) return { kind: 'card', card: cardOf(read, base) }
  return isMailbox(base)
    ? { kind: 'mailbox', fees: mailboxOf(read) }
    : { kind: 'consolidation', fees: consolidationOf(read) }
}

const SCHEMAS = {
  card: rateCardDraftSchema,
  consolidation: consolidationFeesDraftSchema,
  mailbox: mailboxFeesDraftSchema,
}

/** `base` is the version the form began with: its service and zone are kept. */
export function readCard(texts: CardTexts, base: CardData, locale: Locale): ReadCard {
  const read = cardReader(texts, locale)
  const typed = typedOf(read, base)
  if (Object.keys(read.faults).length > 0) return { ok: false, faults: read.faults }
  const draft = typed.kind === 'card' ? typed.card : typed.fees
  const parsed = SCHEMAS[typed.kind].safeParse(draft)
  if (parsed.success) return { ok: true, typed, draft }
  for (const [path, [fault]] of Object.entries(fieldErrorsOf(parsed.error, draft)))
    read.blame(path.replace(/\.thousandths$/u, ''), fault ?? 'invalid')
  return { ok: false, faults: read.faults }
}
