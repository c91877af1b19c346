// The questions that matter under some countries' rules only, and the day whose rules are asked for.
import { type CustomsNumber, CUSTOMS_ORIGINS, type CustomsView } from '#contract/customs-view.ts'
import { CUSTOMS_MODES } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField, SelectField, TextField } from '#src/ui/field.tsx'
import type { Asked } from './asked-by.ts'
import { NumberField } from './number-field.tsx'
import type { CustomsFaults, CustomsFieldFault } from './read-customs-form.ts'

interface MoreFieldsProps {
  view: CustomsView
  faults: CustomsFaults
  asked: Asked
  change: (part: Partial<CustomsView>) => void
  number: (name: CustomsNumber) => {
    name: string
    value: string
    fault: CustomsFieldFault | undefined
    onText: (text: string) => void
  }
}

export function MoreFields({ view, faults, asked, change, number }: MoreFieldsProps) {
  const { customs: t } = useTexts()
  return (
    <>
      {asked.origin && (
        <SelectField
          name="from"
          label={t.fields.origin()}
          value={view.origin}
          onChange={({ currentTarget }) =>
            change({ origin: currentTarget.value as CustomsView['origin'] })
          }
        >
          <option value="">{t.origins.unknown()}</option>
          {CUSTOMS_ORIGINS.map((origin) => (
            <option key={origin} value={origin}>
              {t.origins[origin]()}
            </option>
          ))}
        </SelectField>
      )}
      {asked.mode && (
        <SelectField
          name="mode"
          label={t.fields.mode()}
          value={view.mode}
          onChange={({ currentTarget }) =>
            change({ mode: currentTarget.value as CustomsView['mode'] })
          }
        >
          {CUSTOMS_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t.modes[mode]()}
            </option>
          ))}
        </SelectField>
      )}
      {asked.units && (
        <NumberField
          {...number('units')}
          label={t.fields.units()}
          optional={t.optional()}
          placeholder="1"
        />
      )}
      {asked.boxes && view.mode === 'sea' && (
        <NumberField
          {...number('boxes')}
          label={t.fields.boxes()}
          optional={t.optional()}
          placeholder="1"
        />
      )}
      {asked.programme && (
        <CheckField
          name="programme"
          value="1"
          label={t.fields.programme()}
          hint={t.fields.programmeHint()}
          checked={view.programme}
          onChange={({ currentTarget }) => change({ programme: currentTarget.checked })}
        />
      )}
      <TextField
        type="date"
        name="day"
        label={t.fields.day()}
        hint={t.fields.dayHint()}
        optional={t.optional()}
        value={view.day}
        error={faults.day && t.wrong[faults.day]()}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
    </>
  )
}
