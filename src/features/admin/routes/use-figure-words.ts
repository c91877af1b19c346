// What a figure of the network says in words: its name, its facts, and its value in a cell.
import { type FigureName, type NetworkFigure } from '#domain/network-figures.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney, formatPercent } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { Fact } from '../kit/fact-difference.tsx'
import { useRouteWords } from '../kit/use-route-words.ts'

export function useFigureWords(usualTax: number) {
  const { routesDesk: t, tariffDesk } = useTexts()
  const locale = useUiLocale()
  const { serviceOf } = useRouteWords()
  const percent = (basisPoints: number) => formatPercent(basisPoints / 100, locale, 2)
  const taxText = (basisPoints: number | null): string =>
    basisPoints === null ? t.usual({ percent: percent(usualTax) }) : percent(basisPoints)
  const moneyText = (cents: number): string => (cents === 0 ? t.free() : formatMoney(cents, locale))
  const yesNo = (value: boolean): string => (value ? tariffDesk.yes() : tariffDesk.no())
  return {
    percent,
    taxText,
    moneyText,
    nameOf: (name: FigureName): string => {
      if (name === 'tax') return t.tax()
      return name === 'remote' ? t.surchargeLong() : t.daysOf({ service: serviceOf(name) })
    },
    factsOf: (figure: NetworkFigure | null): Fact[] => {
      if (!figure) return []
      if (figure.kind === 'days') {
        const { served, minDays: min, maxDays: max } = figure
        return [
          { key: 'served', label: t.served(), text: yesNo(served) },
          ...(served
            ? [{ key: 'days', label: t.transit(), text: tariffDesk.dayRange({ min, max }) }]
            : []),
        ]
      }
      const agreed = { key: 'agreed', label: t.agreed(), text: yesNo(figure.confirmed) }
      return figure.kind === 'tax'
        ? [
            { key: 'tax', label: t.tax(), text: taxText(figure.taxBasisPoints) },
            { key: 'included', label: t.included(), text: yesNo(figure.included ?? false) },
            agreed,
          ]
        : [{ key: 'remote', label: t.surchargeLong(), text: moneyText(figure.remoteCents) }, agreed]
    },
  }
}
