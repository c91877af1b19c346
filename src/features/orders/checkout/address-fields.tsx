// An address in Venezuela: state from the list, city suggested by state but free to be another one.
import { useEffect, useRef, useState } from 'react'
import { VENEZUELAN_STATES } from '#domain/venezuela.ts'
import { useTexts } from '#src/lib/texts.ts'
import { SelectField, TextField } from '#src/ui/field.tsx'
import styles from './checkout.module.css'
import { fieldId, type FormState } from './form-state.ts'
import type { AddressField, AddressPrefix } from './checkout-fields.ts'

interface AddressFieldsProps extends FormState {
  prefix: AddressPrefix
}

const citiesOf = (state: string) =>
  VENEZUELAN_STATES.filter(({ name }) => state === '' || name === state).flatMap(
    ({ cities }) => cities,
  )

export function AddressFields({ prefix, valueOf, faultOf }: AddressFieldsProps) {
  const { checkout: t } = useTexts()
  const [state, setState] = useState(valueOf(`${prefix}.state`))
  const select = useRef<HTMLSelectElement>(null)
  // It may have been chosen before this code arrived.
  useEffect(() => setState(select.current?.value ?? ''), [])

  const kind = prefix === 'shippingAddress' ? 'shipping' : 'billing'
  const field = (name: AddressField, autoComplete: string) => ({
    id: fieldId(`${prefix}.${name}`),
    name: `${prefix}.${name}`,
    label: t[name](),
    defaultValue: valueOf(`${prefix}.${name}`),
    error: faultOf(`${prefix}.${name}`),
    autoComplete: autoComplete === 'off' ? autoComplete : `${kind} ${autoComplete}`,
  })
  const optional = { optional: t.optional() }
  const cities = `${prefix}-cities`
  return (
    <div className={styles.fields}>
      <TextField {...field('fullName', 'name')} hint={t.fullNameHint()} required maxLength={120} />
      <div className={styles.pair}>
        <TextField
          {...field('phone', 'tel')}
          hint={t.phoneHint()}
          type="tel"
          required
          maxLength={40}
        />
        <TextField {...field('idDocument', 'off')} {...optional} hint="V-12345678" maxLength={30} />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('state', 'address-level1')}
          ref={select}
          required
          onChange={(event) => setState(event.target.value)}
        >
          <option value="">{t.chooseState()}</option>
          {VENEZUELAN_STATES.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField {...field('city', 'address-level2')} list={cities} required maxLength={80} />
        <datalist id={cities}>
          {[...new Set(citiesOf(state))].map((city) => (
            <option key={city}>{city}</option>
          ))}
        </datalist>
      </div>
      <TextField
        {...field('line1', 'address-line1')}
        hint={t.line1Hint()}
        required
        maxLength={200}
      />
      <TextField {...field('line2', 'address-line2')} {...optional} maxLength={200} />
      <div className={styles.pair}>
        <TextField
          {...field('postalCode', 'postal-code')}
          {...optional}
          maxLength={12}
          inputMode="numeric"
        />
      </div>
    </div>
  )
}
