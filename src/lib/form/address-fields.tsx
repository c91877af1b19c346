// An address in Venezuela: state from the list, city suggested by state but free to be another one.
import { useEffect, useRef, useState } from 'react'
import { VENEZUELAN_STATES } from '#domain/venezuela.ts'
import { useTexts } from '../texts.ts'
import styles from './address-fields.module.css'
import { Field } from './field.tsx'
import type { PostedForm } from './use-post-form.ts'

const ROWS = [
  ['fullName'],
  ['phone', 'idDocument'],
  ['state', 'city'],
  ['line1'],
  ['line2'],
  ['postalCode', null],
] as const

export function AddressFields({ form, path }: { form: PostedForm; path: string }) {
  const { checkout: t } = useTexts()
  const [state, setState] = useState(form.valueOf(`${path}.state`))
  const place = useRef<HTMLDivElement>(null)
  // It may have been chosen before this code arrived.
  useEffect(() => {
    const select = place.current?.querySelector('select')
    if (!select) return
    const follow = () => setState(select.value)
    follow()
    select.addEventListener('change', follow)
    return () => select.removeEventListener('change', follow)
  }, [])
  const cities = VENEZUELAN_STATES.filter(({ name }) => state === '' || name === state).flatMap(
    (each) => each.cities,
  )
  return (
    <div ref={place} className={styles.fields}>
      {ROWS.map((row) => (
        <div key={row[0]} className={row.length > 1 ? styles.pair : undefined}>
          {row.map(
            (name) =>
              name && (
                <Field
                  key={name}
                  form={form}
                  name={`${path}.${name}`}
                  label={t[name]()}
                  option={(choice) => choice || t.chooseState()}
                />
              ),
          )}
        </div>
      ))}
      <datalist id={`${path}-cities`}>
        {[...new Set(cities)].map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </div>
  )
}
