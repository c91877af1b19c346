// Parcels that most people know: one press and the price is there, to be made exact later.
import { EMPTY_PIECE, isBlank, type ShipmentView } from '#contract/shipment-view.ts'
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

/** Alone, or as one `more` of the rows somebody began; shown in its own units where it is alone. */
export const presetOf = (view: ShipmentView, name: Preset, more = false): ShipmentView => {
  const begun = more ? view.pieces.filter((piece) => !isBlank(piece)) : []
  const units = begun.length > 0 ? view : ({ sizeUnit: 'cm', weightUnit: 'lb' } as const)
  const side = (text: string) => (units.sizeUnit === 'cm' ? text : `${text}cm`)
  const { length, width, height, weight, value } = PRESETS[name]
  const piece = {
    ...EMPTY_PIECE,
    length: side(length),
    width: side(width),
    height: side(height),
    weight: units.weightUnit === 'lb' ? weight : `${weight}lb`,
    value,
  }
  const blank = more && begun.length === 0 ? [EMPTY_PIECE] : []
  return {
    ...view,
    sizeUnit: units.sizeUnit,
    weightUnit: units.weightUnit,
    goods: more ? view.goods : [],
    pieces: [...begun, piece, ...blank],
  }
}

interface PresetsProps {
  view: ShipmentView
  addressOf: (view: Partial<ShipmentView>) => string
  /** They join what is there. */
  more: boolean
  onChange: (view: ShipmentView) => void
}

export function Presets({ view, addressOf, more, onChange }: PresetsProps) {
  const { preset: t, ...words } = useTexts().calculator
  const label = more ? words.addPreset() : words.presets()
  return (
    <div className={styles.presets} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {NAMES.map((name) => (
        <ButtonLink
          key={name}
          to={addressOf(presetOf(view, name, more))}
          variant="secondary"
          size="s"
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            onChange(presetOf(view, name, more))
          }}
        >
          {t[name]()}
        </ButtonLink>
      ))}
    </div>
  )
}
