// Prices by rising start. Only starts are typed, so that nothing can be left out or said twice.
import { NativeSelect, TextInput } from '@mantine/core'
import { Fragment } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import cardStyles from '../kit/card.module.css'
import type { RowsName } from '../kit/card-fields.ts'
import type { CardFaults } from '../kit/card-reader.ts'
import type { CardTexts } from '../kit/card-texts.ts'
import { useCardWords } from './use-card-words.ts'

interface RowsFieldProps {
  name: RowsName
  texts: CardTexts
  faults: CardFaults
  /** Of the card. */
  unit: string
  /** Units of its own. */
  units?: readonly string[] | undefined
}

/** Always two empty ones at the end: a form without scripts grows too. */
const SPARE_ROWS = 2

const filledRows = (texts: CardTexts, name: RowsName): number =>
  Math.max(
    ...['from', 'price', 'flat'].map(
      (column) =>
        (texts[`${name}.${column}`] ?? []).findLastIndex((text) => text.trim() !== '') + 1,
    ),
  )

export function RowsField({ name, texts, faults, unit, units }: RowsFieldProps) {
  const { pricing: t, faults: faultWords } = useTexts()
  const { partOf, unitOf } = useCardWords()
  const columns =
    name === 'brackets' ? (['from', 'price', 'flat'] as const) : (['from', 'price'] as const)
  const heads = {
    from:
      name === 'storage' ? partOf('fromDay') : units ? t.from() : `${t.from()} (${unitOf(unit)})`,
    price: `${t.unitPrice()} (US$)`,
    flat: `${t.flat()} (US$)`,
  }
  const faultOf = (row: number, column: string): string | undefined => {
    const fault = faults[`${name}.${row}.${column}`]
    if (!fault) return undefined
    return column === 'from' && fault === 'invalid' ? t.fromNeeded() : faultWords[fault]()
  }
  const rows = filledRows(texts, name) + SPARE_ROWS
  return (
    <div role="group" aria-label={partOf(name)} className={`${cardStyles.rows} ${styles.wide}`}>
      <p>
        <strong>{partOf(name)}</strong>{' '}
        <span className={styles.soft}>{name === 'brackets' ? t.rowsHint() : t.stepsHint()}</span>
      </p>
      {units && (
        <NativeSelect
          className={cardStyles.unit}
          name={`${name}.unit`}
          label={partOf('unit')}
          defaultValue={texts[`${name}.unit`]?.[0]}
          data={units.map((value) => ({ value, label: value }))}
        />
      )}
      <div className={cardStyles.steps} data-columns={columns.length}>
        {columns.map((column) => (
          <span key={column} className={styles.soft} aria-hidden="true">
            {heads[column]}
          </span>
        ))}
        {Array.from({ length: rows }, (_, row) => (
          <Fragment key={row}>
            {columns.map((column) => (
              <TextInput
                key={column}
                id={`figure-${name}.${row}.${column}`}
                name={`${name}.${column}`}
                aria-label={`${partOf(name)}, ${t.row({ place: row + 1 })}: ${heads[column]}`}
                error={faultOf(row, column)}
                defaultValue={
                  texts[`${name}.${column}`]?.[row] ?? (isStart(name, row, column) ? '0' : '')
                }
                readOnly={isStart(name, row, column)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** The first bracket begins at nothing, whatever is typed. */
const isStart = (name: RowsName, row: number, column: string): boolean =>
  name === 'brackets' && row === 0 && column === 'from'
