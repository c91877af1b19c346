// From where, to where and by which service.
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { type Destination, DestinationField } from '#src/ui/destination-field.tsx'
import { SelectField } from '#src/ui/field.tsx'
import styles from './shipment-form.module.css'

interface RouteFieldsProps {
  view: ShipmentView
  destinations: readonly Destination[]
  /** Why nothing goes there, or not by that service. */
  errors: { destination?: string | undefined; service?: string | undefined }
  /** Whether one can be chosen. */
  service: boolean
  onChange: (part: Partial<ShipmentView>) => void
}

export function RouteFields(props: RouteFieldsProps) {
  const { view, destinations, errors, onChange } = props
  const { calculator: t, tariffs } = useTexts()
  const { destination: here } = useFacts()
  return (
    <div className={styles.route}>
      <SelectField label={t.origin()} name="from" value="miami" onChange={() => {}}>
        <option value="miami">{t.miami()}</option>
      </SelectField>
      <DestinationField
        label={t.destination()}
        value={view.destination || here.code}
        destinations={destinations}
        error={errors.destination}
        onChange={(destination) => onChange({ destination })}
      />
      {props.service && (
        <div className={styles.wide}>
          <SelectField
            label={t.service()}
            name="service"
            value={view.service}
            error={errors.service}
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
      )}
    </div>
  )
}
