// What can be asked for on top of the way itself, folded until it is; putting parcels together only where there are several.
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
  const chosen = view.consolidate || OFFERED.some((extra) => view[extra])
  return (
    <details className={styles.extras} open={chosen}>
      <summary>{t.extras()}</summary>
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
    </details>
  )
}
