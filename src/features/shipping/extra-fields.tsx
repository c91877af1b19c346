// What can be asked for on top of the way itself; putting parcels together only where there are several.
import { type Extra, isSeveral, type ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import styles from './shipment-form.module.css'

const OFFERED: readonly Extra[] = ['insurance', 'packaging', 'repacking', 'residential']

interface ExtraFieldsProps {
  view: ShipmentView
  onChange: (part: Partial<ShipmentView>) => void
}

export function ExtraFields({ view, onChange }: ExtraFieldsProps) {
  const { calculator: t } = useTexts()
  const isMany = isSeveral(view) || view.consolidate
  return (
    <fieldset className={styles.extras}>
      <legend>{t.extras()}</legend>
      {[...OFFERED, ...(isMany ? (['consolidate'] as const) : [])].map((extra) => (
        <CheckField
          key={extra}
          name={extra}
          value="1"
          label={t[extra]()}
          checked={view[extra]}
          onChange={(event) => onChange({ [extra]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  )
}
