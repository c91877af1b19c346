// A customs charge in words: what it is, and what it is computed from.
import type { CustomsBase, CustomsKind, CustomsRate } from '#domain/customs-rule.ts'
import { CUSTOMS_KINDS } from '#domain/customs-rule.ts'
import type { CustomsLine } from '#domain/customs.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { useRangeText } from '#src/ui/money-range.tsx'

const isKind = (base: CustomsBase): base is CustomsKind =>
  CUSTOMS_KINDS.some((kind) => kind === base)

/** Needs the dictionary `customs`. */
export function useLineWords() {
  const { customs } = useTexts()
  const locale = useUiLocale()
  const range = useRangeText()
  const percent = (points: number) => formatNumber(points / 100, locale, 2)
  const rateText = ({ low, high }: CustomsRate) =>
    low === high
      ? customs.percent({ low: percent(low) })
      : customs.percents({ low: percent(low), high: percent(high) })
  const baseText = (base: CustomsBase) =>
    isKind(base) ? customs.kinds[base]().toLocaleLowerCase(locale) : customs.bases[base]()

  /** What a charge is called: the name people know it by there, and what it is. */
  const nameOf = ({ kind, name }: Pick<CustomsLine, 'kind' | 'name'>) =>
    name === null ? customs.kinds[kind]() : `${name} · ${customs.kinds[kind]()}`

  /** Sentences, the computation first. */
  const reasonsOf = ({ reason }: Pick<CustomsLine, 'reason'>): string[] => {
    if (reason.by !== 'rate')
      return [customs.reasons[reason.by]({ amount: formatMoney(reason.cents, locale) })]
    const { rate, base, inside, aboveCents, minusCents } = reason
    return [
      customs.reasons.rate({
        rate: rateText(rate),
        base: base.map(baseText).join(' + '),
        amount: range({ lowCents: reason.baseLowCents, highCents: reason.baseHighCents }),
      }),
      ...(inside ? [customs.reasons.inside()] : []),
      ...(aboveCents > 0
        ? [customs.reasons.above({ amount: formatMoney(aboveCents, locale) })]
        : []),
      ...(minusCents > 0
        ? [customs.reasons.minus({ amount: formatMoney(minusCents, locale) })]
        : []),
    ]
  }
  return { nameOf, reasonsOf, rateText, baseText }
}
