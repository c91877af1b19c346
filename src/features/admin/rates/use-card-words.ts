// Names the figures of a card and writes their values, for the form, the history and the difference alike.
import type { CardValue } from '#domain/card-changes.ts'
import type { Fields } from '#src/lib/form/kind.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMeasure, formatMoney, formatNumber, formatPercent } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { useVersionWords } from '../kit/version-fields.ts'

type Words = Readonly<Record<string, () => string>>

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { control }]) => [
    name,
    ...('fields' in control ? namesIn(control.fields) : []),
  ])

export function useCardWords() {
  const { tariffDesk: t, figures, tariffs } = useTexts()
  const locale = useUiLocale()
  const partOf = (part: string): string => (figures.part as Words)[part]?.() || part
  const optionOf = (value: string): string =>
    [figures.option, tariffs.contents, tariffs.goods]
      .map((words) => (words as Words)[value]?.())
      .find(Boolean) ?? value
  const unitOf = (unit: string): string => (tariffs.unit as Words)[unit]?.() || unit
  const money = (cents: number) => formatMoney(cents, locale)
  const measure = (thousandths: number, unit: string) =>
    formatMeasure(thousandths, unitOf(unit), locale)
  return {
    partOf,
    optionOf,
    unitOf,
    money,
    measure,
    /** `brackets.0.centsPerUnit` as «Tramo 1 · precio». */
    pathOf: (path: string): string =>
      path
        .split('.')
        .reduce<string[]>(
          (names, part) =>
            /^\d+$/u.test(part)
              ? [...names.slice(0, -1), `${names.at(-1) ?? ''} ${Number(part) + 1}`]
              : [...names, partOf(part)],
          [],
        )
        .join(' · '),
    /** The value at a path, by what its last part says it is; `unit` of an amount. */
    valueOf: (path: string, value: CardValue | undefined, unit?: string): string => {
      if (value === undefined || value === null) return t.none()
      if (typeof value === 'boolean') return value ? t.yes() : t.no()
      if (typeof value === 'string') return optionOf(value)
      const last = path.slice(path.lastIndexOf('.') + 1)
      if (/cents/iu.test(last)) return money(value)
      if (/thousandths/iu.test(last))
        return unit ? measure(value, unit) : formatNumber(value / 1000, locale, 3)
      return last === 'basisPoints'
        ? formatPercent(value / 100, locale, 2)
        : formatNumber(value, locale)
    },
  }
}

/** The labels of a card's form, with what stands behind each number; `unit` is the card's. */
export function useCardLabels(fields: Fields, unit: string) {
  const { tariffDesk: t } = useTexts()
  const { partOf, unitOf } = useCardWords()
  const version = useVersionWords()
  const signOf = (name: string): string => {
    if (/cents/iu.test(name)) return ' (US$)'
    if (name === 'basisPoints') return ' (%)'
    return /thousandths/iu.test(name) ? ` (${unitOf(unit)})` : ''
  }
  const labels = namesIn(fields).map((name) => [name, () => capital(partOf(name)) + signOf(name)])
  return {
    ...(Object.fromEntries(labels) as Words),
    ...version,
    bracketsHint: t.rowsHint,
    bracketsFault: t.rowsFault,
    stepsHint: t.stepsHint,
    // Of a unit of their own.
    surcharges: { fromThousandths: () => capital(partOf('fromThousandths')) },
  }
}
