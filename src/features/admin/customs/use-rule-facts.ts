// What a customs rule says, fact by fact in words: for the list, the page of a rule, and the difference of two versions.
import type {
  CustomsCategory,
  CustomsRule,
  CustomsSource,
  CustomsStep,
} from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useLineWords } from '#src/lib/customs-words.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { Fact } from '../kit/fact-difference.tsx'

export function useRuleFacts(): (rule: CustomsRule) => Fact[] {
  const { customsDesk: t, customs, duties } = useTexts()
  const locale = useUiLocale()
  const words = useLineWords()
  const money = (cents: number) => formatMoney(cents, locale)
  const categories = (list: readonly CustomsCategory[]) =>
    list.map((each) => customs.categories[each]()).join(', ')
  const sourceText = ({ title, date, url }: CustomsSource) =>
    `${title} (${date === null ? duties.undated() : formatDay(date, locale)})${url ? ` ${url}` : ''}`

  const conditionOf = ({ data: { when } }: CustomsRule): string => {
    const { aboveCents, fromCents, upToCents, belowCents, upToGrams, upToUnits } = when
    const parts = [
      aboveCents !== undefined && t.when.above({ amount: money(aboveCents) }),
      fromCents !== undefined && t.when.from({ amount: money(fromCents) }),
      upToCents !== undefined && t.when.upTo({ amount: money(upToCents) }),
      belowCents !== undefined && t.when.below({ amount: money(belowCents) }),
      when.limitsOf === 'cif' && t.when.ofCif(),
      upToGrams !== undefined &&
        t.when.grams({ amount: `${formatNumber(upToGrams / 1000, locale, 3)}\u00a0kg` }),
      upToUnits !== undefined && t.when.units({ count: upToUnits }),
      when.categories && t.when.only({ list: categories(when.categories) }),
      when.notCategories && t.when.not({ list: categories(when.notCategories) }),
      when.origins && t.when.madeIn({ list: when.origins.join(', ') }),
      when.notOrigins && t.when.notMadeIn({ list: when.notOrigins.join(', ') }),
      when.modes && when.modes.map((mode) => customs.modes[mode]()).join(', '),
      when.programme && t.when.programme(),
    ].filter((part) => typeof part === 'string')
    return parts.length > 0 ? parts.join('; ') : t.when.always()
  }

  const chargeOf = ({ charge }: CustomsStep): string => {
    if (charge.by !== 'rate') return customs.reasons[charge.by]({ amount: money(charge.cents) })
    const own = Object.entries(charge.categories ?? {}).map(
      ([category, rate]) =>
        `${customs.categories[category as CustomsCategory]()}: ${words.rateText(rate)}`,
    )
    return [
      charge.rate
        ? t.share({
            rate: words.rateText(charge.rate),
            base: charge.base.map(words.baseText).join(' + '),
          })
        : t.shareOf({ base: charge.base.map(words.baseText).join(' + ') }),
      ...own,
      ...(charge.inside ? [t.insideShort()] : []),
      ...(charge.aboveCents ? [t.aboveShort({ amount: money(charge.aboveCents) })] : []),
      ...(charge.minusCents ? [t.minusShort({ amount: money(charge.minusCents) })] : []),
    ].join('; ')
  }

  return (rule) => [
    {
      key: 'regime',
      label: t.title(),
      text: rule.data.title ?? t.textsTitle(),
    },
    { key: 'when', label: t.conditions(), text: conditionOf(rule) },
    {
      key: 'days',
      label: t.validity(),
      text: `${rule.validFrom ? formatDay(rule.validFrom, locale) : t.anyDay()} – ${rule.validTo ? formatDay(rule.validTo, locale) : t.open()}`,
    },
    { key: 'rank', label: t.rank(), text: String(rule.data.rank) },
    {
      key: 'practice',
      label: t.nature(),
      text: rule.data.practice ? customs.practice() : customs.law(),
    },
    { key: 'confidence', label: t.sure(), text: duties.confidence[rule.confidence]() },
    { key: 'source', label: t.source(), text: sourceText(rule.source) },
    ...(rule.data.steps.length === 0
      ? [{ key: 'none', label: t.charges(), text: rule.data.withdrawn ? t.ended() : t.exempt() }]
      : []),
    ...rule.data.steps.flatMap((step, place) => {
      const label = words.nameOf(step)
      return [
        {
          key: step.kind,
          label,
          text: `${place + 1}. ${chargeOf(step)}`,
        },
        {
          key: `${step.kind}.known`,
          label: t.knownFrom({ charge: label }),
          text: `${duties.confidence[step.confidence]()}. ${step.sources.map(sourceText).join('; ')}`,
        },
      ]
    }),
  ]
}
