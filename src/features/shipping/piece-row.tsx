// One row of the form: the sides, the weight, what it is worth, how many and what is inside.
import type { ComponentType } from 'react'
import {
  CONTENTS,
  type Contents,
  type PieceField,
  type PieceTexts,
  type ShipmentView,
} from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { DropRow } from '#src/ui/drop-row.tsx'
import { CheckField, SelectField, TextField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './piece-row.module.css'
import { pieceFaultText } from './piece-fault-text.ts'
import { estimatedOf, fieldName, isCategory, type ShipmentFaults } from './shipment-rows.ts'
import type { RefusalTexts } from './refusal-fields.ts'
import { shownText } from '#src/lib/typed-measure.ts'

export interface RowLook {
  /** So many rows stay. */
  least: number
  /** In a plan: the colour of a row's pieces in its pictures; they may have to stay upright. */
  Mark: ComponentType<{ row: number }> | undefined
}

interface PieceRowProps {
  view: ShipmentView
  row: number
  faults: ShipmentFaults
  /** Why nothing carries it, at the field that is to blame. */
  refusals: RefusalTexts
  look: RowLook
  onChange: (piece: PieceTexts) => void
  onRemove: () => void
}

export const pieceFieldId = (row: number, field: string) => `piece-${row}-${field}`

export function PieceRow({ view, row, faults, refusals, look, onChange, onRemove }: PieceRowProps) {
  const texts = useTexts()
  const { calculator: t, tariffs, category } = texts
  const locale = useUiLocale()
  const piece = view.pieces[row]
  if (!piece) return null
  const estimated = estimatedOf(piece)
  const unitOf = (field: PieceField) =>
    field === 'weight'
      ? view.weightUnit
      : field === 'value' || field === 'quantity'
        ? null
        : view.sizeUnit

  const number = (
    field: PieceField,
    label: string,
    more: { hint?: string; optional?: string } = {},
  ) => {
    const unit = unitOf(field)
    const sign = field === 'value' ? '$' : unit
    const fault = faults[fieldName(row, field)]
    return (
      <TextField
        id={pieceFieldId(row, field)}
        name={field}
        label={sign ? `${label} (${sign})` : label}
        inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={30}
        value={unit ? shownText(piece[field], unit, view.numbers, locale) : piece[field]}
        onChange={(event) => onChange({ ...piece, [field]: event.currentTarget.value })}
        error={
          fault
            ? `${label}: ${pieceFaultText(field, fault, texts, locale)}`
            : refusals[fieldName(row, field)]
        }
        {...more}
      />
    )
  }
  const nameOf = (contents: Contents) =>
    isCategory(contents) ? category[contents]() : tariffs.contents[contents]()

  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        {look.Mark && <look.Mark row={row} />}
        {t.piece({ piece: row + 1 })}
      </legend>
      {view.pieces.length + view.goods.length > look.least && (
        <DropRow
          row={row}
          label={t.remove({ piece: row + 1 })}
          className={styles.remove}
          onDrop={onRemove}
        />
      )}
      <SelectField
        name="contents"
        label={tariffs.contents.label()}
        hint={row === 0 ? t.contentsHint() : undefined}
        error={refusals[fieldName(row, 'contents')]}
        value={piece.contents}
        onChange={(event) =>
          onChange({ ...piece, contents: event.currentTarget.value as PieceTexts['contents'] })
        }
      >
        <option value="">{tariffs.contents.none()}</option>
        {CONTENTS.map((contents) => (
          <option key={contents} value={contents}>
            {nameOf(contents)}
          </option>
        ))}
      </SelectField>
      <div className={styles.three}>
        {number('length', t.long())}
        {number('width', t.wide())}
        {number('height', t.high())}
      </div>
      <div className={styles.three}>
        {number('weight', t.weight())}
        {number('value', t.value())}
        {number('quantity', t.quantity())}
      </div>
      <details
        className={styles.more}
        open={piece.what !== '' || piece.up || refusals[fieldName(row, 'what')] !== undefined}
      >
        <summary>{look.Mark ? t.moreFieldsPlan() : t.moreFields()}</summary>
        <TextField
          name="what"
          label={t.what()}
          error={refusals[fieldName(row, 'what')]}
          optional={t.optional()}
          placeholder={t.whatHint()}
          autoComplete="off"
          maxLength={200}
          value={piece.what}
          onChange={(event) => onChange({ ...piece, what: event.currentTarget.value })}
        />
        {look.Mark && (
          <CheckField
            name="up"
            value={row}
            label={t.up()}
            checked={piece.up}
            onChange={(event) => onChange({ ...piece, up: event.currentTarget.checked })}
          />
        )}
      </details>
      {(estimated.box || estimated.weight) && (
        <p className={styles.source}>
          <Badge tone="honey" icon="box">
            {t.estimated()}
          </Badge>
        </p>
      )}
    </fieldset>
  )
}
