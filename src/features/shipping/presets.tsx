// Parcels that most people know: one press and the price is there, to be made exact later.
import { EMPTY_PIECE, type ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './shipment-form.module.css'

/** Packed, in centimetres and pounds; what such a thing is worth, in dollars. */
const PRESETS = {
  shoes: { length: '35', width: '22', height: '13', weight: '3', value: '60' },
  laptop: { length: '40', width: '30', height: '10', weight: '7', value: '650' },
  tv: { length: '108', width: '68', height: '16', weight: '24', value: '280' },
  box: { length: '40', width: '30', height: '25', weight: '5', value: '60' },
} as const
type Preset = keyof typeof PRESETS
const NAMES = Object.keys(PRESETS) as Preset[]

export const presetOf = (view: ShipmentView, name: Preset): ShipmentView => ({
  ...view,
  sizeUnit: 'cm',
  weightUnit: 'lb',
  pieces: [{ ...EMPTY_PIECE, ...PRESETS[name] }],
})

interface PresetsProps {
  view: ShipmentView
  addressOf: (view: Partial<ShipmentView>) => string
  onChange: (view: ShipmentView) => void
}

export function Presets({ view, addressOf, onChange }: PresetsProps) {
  const { preset: t, presets } = useTexts().calculator
  return (
    <div className={styles.presets} role="group" aria-label={presets()}>
      <span aria-hidden="true">{presets()}</span>
      {NAMES.map((name) => (
        <ButtonLink
          key={name}
          to={addressOf(presetOf(view, name))}
          variant="secondary"
          size="s"
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            onChange(presetOf(view, name))
          }}
        >
          {t[name]()}
        </ButtonLink>
      ))}
    </div>
  )
}
