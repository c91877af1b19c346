// Says in words why a line of a quote costs what it costs: for pages, the only place where such sentences are built.
import type { QuoteLine } from '#domain/quote-types.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatMeasure, formatMoney, formatNumber } from '#src/ui/format-number.ts'

type Words = TranslationFunctions['tariffs']
type Freight = Extract<QuoteLine, { code: 'freight' }>['reason']

const percent = (basisPoints: number, locale: Locale) => formatNumber(basisPoints / 100, locale, 2)

const basisText = (reason: Freight, { reason: t, unit }: Words, locale: Locale): string => {
  const actual = formatMeasure(reason.actualPoundsThousandths, unit.lb(), locale)
  const volumetric = formatMeasure(reason.volumetricPoundsThousandths, unit.lb(), locale)
  if (reason.basis === 'actual_weight')
    return reason.volumetricPoundsThousandths > 0
      ? t.actual({ actual, volumetric })
      : t.scale({ actual })
  if (reason.basis === 'volumetric_weight') return t.volumetric({ actual, volumetric })
  if (reason.basis === 'volume')
    return t.volume({ room: formatMeasure(reason.cubicFeetThousandths, unit.ft3(), locale) })
  return t.each()
}

const freightText = (reason: Freight, words: Words, locale: Locale): string => {
  const { reason: t, unit } = words
  const amount = (thousandths: number) => formatMeasure(thousandths, unit[reason.unit](), locale)
  const priceOf = (cents: number) => `${formatMoney(cents, locale)}/${unit[reason.unit]()}`
  const parts = reason.parts.filter(({ cents }) => cents > 0)
  const partText = ({ thousandths, centsPerUnit, flatCents }: (typeof parts)[number]) =>
    `${amount(thousandths)} × ${priceOf(centsPerUnit)}` +
    (flatCents > 0 ? ` + ${formatMoney(flatCents, locale)}` : '')
  const billed = amount(reason.billedThousandths)
  const isByPart = parts.length > 1
  return [
    t.piece({ piece: reason.piece }) +
      (reason.quantity > 1 ? ` (${t.times({ quantity: reason.quantity })})` : '') +
      ':',
    basisText(reason, words, locale),
    isByPart ? t.byPart({ billed, parts: parts.map(partText).join(' + ') }) : '',
    isByPart || reason.basis === 'piece'
      ? ''
      : t.billed({ billed, price: priceOf(reason.centsPerUnit) }),
    !isByPart && reason.flatCents > 0
      ? t.flat({ amount: formatMoney(reason.flatCents, locale) })
      : '',
    reason.minimumApplied ? t.minimum() : '',
    reason.pricedThousandths > reason.billedThousandths
      ? t.capped({ priced: amount(reason.pricedThousandths) })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One sentence or a few; every code of a line has its own. */
export const reasonText = (line: QuoteLine, words: Words, locale: Locale): string => {
  const { reason: t, measure, unit } = words
  const money = (cents: number) => formatMoney(cents, locale)
  switch (line.code) {
    case 'freight':
      return freightText(line.reason, words, locale)
    case 'goods':
      return t.goods({ pieces: line.reason.pieces })
    case 'minimum_charge':
      return t.minimumCharge({ amount: money(line.reason.minimumCents) })
    case 'oversize':
    case 'overweight':
      return t.from({
        limit: formatMeasure(line.reason.fromThousandths, unit[line.reason.unit](), locale),
        measure: measure[line.reason.measure](),
        price: money(line.reason.centsEach),
      })
    case 'handling':
    case 'packaging':
    case 'repacking':
      return t.perPiece({ quantity: line.reason.quantity, price: money(line.reason.centsEach) })
    case 'consolidation': {
      const { quantity, centsEach, minimumApplied } = line.reason
      const price = money(centsEach)
      return minimumApplied
        ? t.perPieceMinimum({ quantity, price, amount: money(line.cents) })
        : t.perPiece({ quantity, price })
    }
    case 'insurance':
      if (line.reason.minimumApplied) return t.insuranceMinimum()
      return line.reason.freeCents > 0
        ? t.insurance({
            percent: percent(line.reason.basisPoints, locale),
            free: money(line.reason.freeCents),
          })
        : t.insuranceWhole({ percent: percent(line.reason.basisPoints, locale) })
    case 'taxes':
      return t.taxes({
        percent: percent(line.reason.basisPoints, locale),
        declared: money(line.reason.declaredCents),
      })
    default:
      return t[line.code]()
  }
}
