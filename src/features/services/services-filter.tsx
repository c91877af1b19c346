// The filters of the comparison: a plain form that makes a link.
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DELIVERY_BUCKETS, type ServicesView } from '#contract/services-view.ts'
import { SCALE_UNITS } from '#contract/shipment-view.ts'
import { SERVICE_TYPES } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import styles from './services.module.css'

export function ServicesFilter({ view, badWeight }: { view: ServicesView; badWeight: boolean }) {
  const { transport: t } = useTexts()
  const times = Object.keys(DELIVERY_BUCKETS) as (keyof typeof DELIVERY_BUCKETS)[]
  return (
    <form
      method="get"
      action={useHref(paths.services())}
      className={`pu-card ${styles.filter}`}
      aria-label={t.filters()}
      noValidate
    >
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
      <div className={styles.filterEnd}>
        <Button type="submit">{t.apply()}</Button>
        <ButtonLink to={paths.services()} variant="quiet">
          {t.reset()}
        </ButtonLink>
      </div>
    </form>
  )
}
