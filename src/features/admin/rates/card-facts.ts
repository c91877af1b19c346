// What a part of a card says in one line: every figure by its name, rows as lists.
import type { CardValue } from '#domain/card-changes.ts'
import type { Surcharge } from '#domain/rate-card.ts'
import type { Fields } from '#src/lib/form/kind.ts'
import { useTexts } from '#src/lib/texts.ts'
import { type CardData, isRateCard, surchargesByName } from './card-fields.ts'
import { useCardWords } from './use-card-words.ts'

type Row = Readonly<Record<string, number>>

export function useCardFacts(data: CardData): (fields: Fields) => string {
  const { tariffDesk: t } = useTexts()
  const words = useCardWords()
  const unit = isRateCard(data) ? data.unit : ''
  /** The start of a row, and then what it costs. */
  const rowText = (row: Row, unitOfRow: string): string => {
    const [from = '', ...prices] = Object.entries(row)
      .filter(([name, value]) => name !== 'flatCents' || value > 0)
      .map(([name, value]) => words.valueOf(name, value, unitOfRow))
    return `${from} → ${prices.join(' + ')}`
  }
  const textOf = (name: string, value: unknown): string => {
    if (Array.isArray(value))
      return (
        value
          .map((each: string | Row) =>
            typeof each === 'string' ? words.optionOf(each) : rowText(each, unit),
          )
          .join('; ') || t.none()
      )
    if (typeof value !== 'object' || value === null)
      return words.valueOf(name, value as CardValue, unit)
    if ('steps' in value) {
      const { steps, unit: own } = value as Surcharge
      return steps.map((step) => rowText({ ...step }, own)).join('; ')
    }
    const { thousandths, unit: own, rounding } = value as Record<string, string | number>
    return rounding
      ? words.optionOf(`${own} ${rounding}`)
      : words.measure(Number(thousandths), String(own))
  }
  const factsOf = (fields: Fields, value: object): string[] =>
    Object.entries(fields).flatMap(([name, { control }]) => {
      const part: unknown = Reflect.get(value, name)
      if (name === 'surcharges')
        return factsOf(
          (control as { fields: Fields }).fields,
          surchargesByName(part as Surcharge[]),
        )
      if (control.draw === 'group' && !control.as && !('steps' in control.fields))
        return factsOf(control.fields, part as object)
      return [`${words.partOf(name)}: ${textOf(name, part)}`]
    })
  return (fields) => factsOf(fields, data).join(' · ')
}
