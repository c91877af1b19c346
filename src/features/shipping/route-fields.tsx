// From where, to where and by which service.
import { DEFAULT_DESTINATION, PRICED_SERVICES } from '#domain/shipping-services.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { SelectField } from '#src/ui/field.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './shipment-form.module.css'

export interface RouteDestination {
  code: string
  country: string
  name: string
}

interface RouteFieldsProps {
  view: ShipmentView
  destinations: readonly RouteDestination[]
  onChange: (part: Partial<ShipmentView>) => void
}

export function RouteFields({ view, destinations, onChange }: RouteFieldsProps) {
  const { calculator: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const countries = [...new Set(destinations.map(({ country }) => country))]
  return (
    <div className={styles.route}>
      <SelectField label={t.origin()} name="from" value="miami" onChange={() => {}}>
        <option value="miami">{t.miami()}</option>
      </SelectField>
      <SelectField
        label={t.destination()}
        name="to"
        value={view.destination || DEFAULT_DESTINATION}
        onChange={(event) => onChange({ destination: event.currentTarget.value })}
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
      <div className={styles.wide}>
        <SelectField
          label={t.service()}
          name="service"
          value={view.service}
          onChange={(event) =>
            onChange({ service: event.currentTarget.value as ShipmentView['service'] })
          }
        >
          <option value="all">{t.all()}</option>
          {PRICED_SERVICES.map((service) => (
            <option key={service} value={service}>
              {tariffs.service[service]()}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
