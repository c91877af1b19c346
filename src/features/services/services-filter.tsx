// The filters of the comparison: a plain form that makes a link, folded where there is little room.
import { type FormEvent, Fragment } from 'react'
import { useHref, useNavigate } from 'react-router'
import {
  DELIVERY_BUCKETS,
  parseServicesQuery,
  servicesQuery,
  type ServicesView,
} from '#contract/services-view.ts'
import { SCALE_UNITS } from '#contract/shipment-view.ts'
import { SERVICE_TYPES } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useTold } from '#src/lib/use-told.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './services.module.css'

interface ServicesFilterProps {
  view: ServicesView
  badWeight: boolean
  addressOf: (view: Partial<ServicesView>) => string
}

export function ServicesFilter({ view, badWeight, addressOf }: ServicesFilterProps) {
  const { comparison: t } = useTexts()
  const navigate = useNavigate()
  // The list stays as it was, and with it its count.
  useTold(badWeight ? `${view.weight}: ${t.badWeight()}` : '')
  const isNarrowed = view.type !== 'all' || view.time !== 'any' || view.weight !== ''
  const times = Object.keys(DELIVERY_BUCKETS) as (keyof typeof DELIVERY_BUCKETS)[]
  return (
    <details className={`pu-card ${styles.fold}`} open={isNarrowed || badWeight}>
      <summary className={styles.summary}>
        {t.filters()}
        <Icon name="chevron-down" size={20} />
      </summary>
      <form
        method="get"
        action={useHref(addressOf({}))}
        className={styles.filter}
        aria-label={t.filters()}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const query = new URLSearchParams()
          for (const [name, value] of new FormData(event.currentTarget))
            if (typeof value === 'string') query.set(name, value)
          void navigate(addressOf(parseServicesQuery(query)), { preventScrollReset: true })
        }}
      >
        {/* Drawn anew under other filters; the button stays, and with it the focus. */}
        <Fragment key={servicesQuery({ ...view, all: false }).toString()}>
          <SelectField name="type" label={t.type()} defaultValue={view.type}>
            {(['all', ...SERVICE_TYPES] as const).map((type) => (
              <option key={type} value={type}>
                {t.types[type]()}
              </option>
            ))}
          </SelectField>
          <SelectField name="time" label={t.time()} defaultValue={view.time}>
            <option value="any">{t.anyTime()}</option>
            {times.map((range) => (
              <option key={range} value={range}>
                {t.timeDays({ range })}
              </option>
            ))}
          </SelectField>
          <TextField
            name="weight"
            label={t.weight()}
            inputMode="decimal"
            maxLength={30}
            defaultValue={view.weight}
            error={badWeight && t.badWeight()}
          />
          <SelectField name="unit" label={t.weightUnit()} defaultValue={view.weightUnit}>
            {SCALE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </Fragment>
        <div className={styles.filterEnd}>
          <Button type="submit">{t.apply()}</Button>
          {isNarrowed && (
            <ButtonLink to={addressOf({})} variant="quiet">
              {t.reset()}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  )
}
