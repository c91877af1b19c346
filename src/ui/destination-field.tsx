// Where something goes: every place that is served, by country.
import { countryName } from './country-name.ts'
import { SelectField } from './field.tsx'
import { useUiLocale } from './ui-locale.ts'

export interface Destination {
  code: string
  /** Two lower-case letters. */
  country: string
  name: string
}

interface DestinationFieldProps {
  label: string
  value: string
  destinations: readonly Destination[]
  /** Why nothing goes there. */
  error?: string | undefined
  onChange: (code: string) => void
}

export function DestinationField(props: DestinationFieldProps) {
  const { label, value, destinations, error, onChange } = props
  const locale = useUiLocale()
  const countries = [...new Set(destinations.map(({ country }) => country))]
  return (
    <SelectField
      label={label}
      name="to"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {countries.map((country) => (
        <optgroup key={country} label={countryName(country, locale)}>
          {destinations
            .filter((destination) => destination.country === country)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
