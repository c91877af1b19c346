// The unit in which a form's measures are typed.
import { SelectField } from './field.tsx'

interface UnitFieldProps<Unit extends string> {
  name: 'size' | 'scale'
  label: string
  value: Unit
  units: readonly Unit[]
  onChange: (unit: Unit) => void
}

export function UnitField<Unit extends string>(props: UnitFieldProps<Unit>) {
  const { name, label, value, units, onChange } = props
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(units.find((unit) => unit === currentTarget.value) ?? value)
      }
    >
      {units.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </SelectField>
  )
}
