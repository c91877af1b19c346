// What the fields of a card are called where they are named away from their place.
import { useTexts } from '#src/lib/texts.ts'
import { useCardWords } from './use-card-words.ts'

/** A cell, `brackets.0.price`. */
const CELL = /^(?<row>.+\.\d+)\.(?<column>from|price|flat)$/u

export function useCardLabels(): (name: string) => string {
  const { pricing: t } = useTexts()
  const { pathOf } = useCardWords()
  const columns = { from: t.from, price: t.unitPrice, flat: t.flat }
  return (name) => {
    if (name === 'validFrom' || name === 'reviewed') return t[name]()
    const { row, column } = CELL.exec(name)?.groups ?? {}
    return row && column
      ? `${pathOf(row)}, ${columns[column as keyof typeof columns]()}`
      : pathOf(name)
  }
}
