// Names the figures of a card and writes their values, for the form, the history and the difference alike.
import type { CardValue } from '#domain/card-changes.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMeasure, formatMoney, formatNumber, formatPercent } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

const isPlace = (part: string) => /^\d+$/u.test(part)

export function useCardWords() {
  const { pricing: t, figures, tariffs } = useTexts()
  const locale = useUiLocale()
  const parts: Readonly<Record<string, () => string>> = figures.part
  const options: Readonly<Record<string, () => string>> = {
    ...tariffs.contents,
    ...tariffs.goods,
    ...figures.option,
  }
  const partOf = (part: string): string => parts[part]?.() ?? part
  /** `brackets.0.centsPerUnit` as «Tramo 1: precio». */
  const pathOf = (path: string): string => {
    const names: string[] = []
    for (const part of path.split('.')) {
      if (isPlace(part)) names.push(`${names.pop() ?? ''} ${Number(part) + 1}`)
      else names.push(partOf(part))
    }
    return names.join(' · ')
  }
  const optionOf = (value: string): string => options[value]?.() ?? value
  const money = (cents: number) => formatMoney(cents, locale)
  const unitOf = (unit: string): string =>
    (tariffs.unit as Readonly<Record<string, () => string>>)[unit]?.() ?? unit
  const percent = (basisPoints: number) => formatPercent(basisPoints / 100, locale, 2)
  return {
    partOf,
    pathOf,
    optionOf,
    money,
    percent,
    measure: (thousandths: number, unit: string) =>
      formatMeasure(thousandths, unitOf(unit), locale),
    unitOf,
    /** The value at a path, by what its last part says it is. */
    valueOf: (path: string, value: CardValue | undefined): string => {
      if (value === undefined || value === null) return t.none()
      if (typeof value === 'boolean') return value ? t.yes() : t.no()
      if (typeof value === 'string') return optionOf(value)
      const last = path.slice(path.lastIndexOf('.') + 1)
      if (/cents/iu.test(last)) return money(value)
      if (/thousandths/iu.test(last)) return formatNumber(value / 1000, locale, 3)
      return last === 'basisPoints' ? percent(value) : formatNumber(value, locale)
    },
  }
}
