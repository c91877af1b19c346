// One row of the planner's form: what it is, its sides, its weight, how many, and whether it must stay upright.
import type { ParcelField, ParcelTexts, PlannerView } from '#contract/planner-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { shownText } from '#src/lib/typed-measure.ts'
import { classNames } from '#src/ui/class-names.ts'
import { DropRow } from '#src/ui/drop-row.tsx'
import { CheckField, TextField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './planner-form.module.css'
import { faultName, type ParcelFaults } from './read-parcels.ts'
import tones from './tones.module.css'

interface ParcelRowProps {
  view: PlannerView
  row: number
  faults: ParcelFaults
  onChange: (texts: ParcelTexts) => void
  onRemove: () => void
}

export function ParcelRow({ view, row, faults, onChange, onRemove }: ParcelRowProps) {
  const { planner: t, faults: faultWords } = useTexts()
  const locale = useUiLocale()
  const texts = view.rows[row]
  if (!texts) return null
  const number = (field: ParcelField, label: string) => {
    const unit = field === 'quantity' ? null : field === 'weight' ? view.weightUnit : view.sizeUnit
    const fault = faults[faultName(row, field)]
    return (
      <TextField
        id={`parcel-${row}-${field}`}
        name={field}
        label={unit ? `${label} (${unit})` : label}
        inputMode={unit ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={30}
        value={unit ? shownText(texts[field], unit, view.numbers, locale) : texts[field]}
        onChange={(event) => onChange({ ...texts, [field]: event.currentTarget.value })}
        error={fault && faultWords[fault]()}
      />
    )
  }
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <span className={classNames(tones.tone, styles.mark)} data-tone={row} aria-hidden="true" />
        {t.piece({ number: row + 1 })}
      </legend>
      {view.rows.length > 2 && (
        <DropRow
          row={row}
          label={t.remove({ number: row + 1 })}
          className={styles.remove}
          onDrop={onRemove}
        />
      )}
      <TextField
        name="what"
        label={t.what()}
        optional={t.optional()}
        placeholder={row === 0 ? t.whatHint() : undefined}
        autoComplete="off"
        maxLength={60}
        value={texts.what}
        onChange={(event) => onChange({ ...texts, what: event.currentTarget.value })}
      />
      <div className={styles.three}>
        {number('length', t.long())}
        {number('width', t.wide())}
        {number('height', t.high())}
      </div>
      <div className={styles.two}>
        {number('weight', t.weight())}
        {number('quantity', t.quantity())}
      </div>
      <CheckField
        name="up"
        value={row}
        label={t.up()}
        checked={texts.up}
        onChange={(event) => onChange({ ...texts, up: event.currentTarget.checked })}
      />
    </fieldset>
  )
}
