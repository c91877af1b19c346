// A card as the texts of its form: names are the places of the figures in the card, rows are lists of equal names.
import type { ConsolidationFees, MailboxFees, RateCard, Surcharge } from '#domain/rate-card.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { SURCHARGE_ROWS, type SurchargeRows } from './card-fields.ts'

export type CardTexts = Readonly<Record<string, readonly string[]>>
export type CardData = RateCard | ConsolidationFees | MailboxFees

export const isRateCard = (data: CardData): data is RateCard => 'brackets' in data
export const isMailbox = (data: CardData): data is MailboxFees => 'freeDays' in data

/** Which surcharge a list of rows stands for. */
export const surchargeOf = (card: RateCard, rows: SurchargeRows): Surcharge | undefined =>
  card.surcharges.find((each) =>
    each.code === 'overweight' ? rows === 'overweight' : each.measure === rows,
  )

/** Writes numbers with the language's decimal sign. */
export function formWriter(locale: Locale) {
  const sign = locale === 'en' ? '.' : ','
  const written = (value: number, least = 0): string => {
    const [whole = '', decimals = ''] = String(value).split('.')
    const padded = decimals.padEnd(least, '0')
    return padded ? `${whole}${sign}${padded}` : whole
  }
  return {
    dollars: (cents: number | null) => (cents === null ? '' : written(cents / 100, 2)),
    amount: (thousandths: number) => written(thousandths / 1000),
    whole: (value: number | null) => (value === null ? '' : String(value)),
  }
}

const flag = (value: boolean): string[] => (value ? ['1'] : [])

function cardTexts(card: RateCard, locale: Locale): CardTexts {
  const { dollars, amount, whole } = formWriter(locale)
  const { volumetric, limits, insurance, brackets } = card
  const measure = (
    name: string,
    value: { thousandths: number; unit: string } | null,
    unit: string,
  ) => ({
    [name]: [value ? amount(value.thousandths) : ''],
    [`${name}.unit`]: [value?.unit ?? unit],
  })
  const surcharges = SURCHARGE_ROWS.map((rows) => {
    const found = surchargeOf(card, rows)
    return {
      [`${rows}.unit`]: [found?.unit ?? (rows === 'overweight' ? 'lb' : 'in')],
      [`${rows}.from`]: (found?.steps ?? []).map((step) => amount(step.fromThousandths)),
      [`${rows}.price`]: (found?.steps ?? []).map((step) => dollars(step.cents)),
    }
  })
  return Object.assign(
    {
      unit: [card.unit],
      bracketsApply: [card.bracketsApply],
      rounding: [card.rounding],
      stepThousandths: [amount(card.stepThousandths)],
      minimumThousandths: [amount(card.minimumThousandths)],
      minimumCents: [dollars(card.minimumCents)],
      'brackets.from': brackets.map((each) => amount(each.fromThousandths)),
      'brackets.price': brackets.map((each) => dollars(each.centsPerUnit)),
      'brackets.flat': brackets.map((each) => (each.flatCents ? dollars(each.flatCents) : '')),
      'volumetric.counts': flag(volumetric.counts),
      'volumetric.value': [whole(volumetric.value)],
      'volumetric.per': [volumetric.per],
      'volumetric.sides': [
        volumetric.sides ? `${volumetric.sides.unit} ${volumetric.sides.rounding}` : 'none',
      ],
      'volumetric.aboveCubicInches': [whole(volumetric.aboveCubicInches)],
      'volumetric.freeExcessThousandths': [amount(volumetric.freeExcessThousandths)],
      carries: card.carries,
      refuses: card.refuses,
      'limits.declaredCents': [dollars(limits.declaredCents)],
      'limits.pieces': [whole(limits.pieces)],
      handlingCents: [dollars(card.handlingCents)],
      residentialCents: [dollars(card.residentialCents)],
      packagingCents: [dollars(card.packagingCents)],
      repackingCents: [dollars(card.repackingCents)],
      'insurance.basisPoints': [amount(insurance.basisPoints * 10)],
      'insurance.freeCents': [dollars(insurance.freeCents)],
      'insurance.minimumCents': [dollars(insurance.minimumCents)],
      'insurance.stepCents': [dollars(insurance.stepCents)],
      confirmed: flag(card.confirmed),
      extrasConfirmed: flag(card.extrasConfirmed),
    },
    measure('limits.pieceWeight', limits.pieceWeight, 'lb'),
    measure('limits.longestSide', limits.longestSide, 'in'),
    measure('limits.lengthPlusGirth', limits.lengthPlusGirth, 'in'),
    ...surcharges,
  )
}

function feeTexts(fees: ConsolidationFees | MailboxFees, locale: Locale): CardTexts {
  const { dollars, whole } = formWriter(locale)
  const confirmed = flag(fees.confirmed)
  if (!isMailbox(fees))
    return {
      perPieceCents: [dollars(fees.perPieceCents)],
      minimumCents: [dollars(fees.minimumCents)],
      confirmed,
    }
  return {
    freeDays: [whole(fees.freeDays)],
    'storage.from': fees.storage.map((each) => whole(each.fromDay)),
    'storage.price': fees.storage.map((each) => dollars(each.centsPerDay)),
    disposalAfterDays: [whole(fees.disposalAfterDays)],
    photoCents: [dollars(fees.photoCents)],
    contentCheckCents: [dollars(fees.contentCheckCents)],
    returnCents: [dollars(fees.returnCents)],
    wrongSuiteCents: [dollars(fees.wrongSuiteCents)],
    confirmed,
  }
}

/** What the fields of the form say about a card; the inverse of `readCard`. */
export const textsOf = (data: CardData, locale: Locale): CardTexts =>
  isRateCard(data) ? cardTexts(data, locale) : feeTexts(data, locale)

/** What a form holds, files left out. */
export function textsOfForm(form: FormData): CardTexts {
  const texts: Record<string, string[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string') (texts[name] ??= []).push(value.slice(0, 600))
  return texts
}
