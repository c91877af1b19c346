// An address by the rules of its country: state from the list, city free; Venezuela's are suggested by state.
import { useEffect, useRef, useState } from 'react'
import {
  type AddressCountry,
  ADDRESS_COUNTRIES,
  divisionOf,
  documentNames,
  phoneExample,
} from '#domain/address-rules.ts'
import { statesOf } from '#domain/states.ts'
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

interface AddressFieldsProps {
  form: PostedForm
  path: string
  /** Of a new address; one that was typed or kept has its own. */
  country: string
}

export function AddressFields({ form, path, country: usual }: AddressFieldsProps) {
  const { checkout: t } = useTexts()
  const typed = form.valueOf(`${path}.country`) || usual
  const country: AddressCountry = ADDRESS_COUNTRIES.find((code) => code === typed) ?? 've'
  const words: Partial<Record<string, string>> = {
    state: t.division[divisionOf(country)](),
    ...(country !== 've' && { idDocument: t.idDocumentOf({ names: documentNames(country) }) }),
  }
  const states = ['', ...statesOf(country)]
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
  const cities = (country === 've' ? VENEZUELAN_STATES : [])
    .filter(({ name }) => state === '' || name === state)
    .flatMap((each) => each.cities)
  return (
    <div ref={place} className={styles.fields}>
      <input type="hidden" name={`${path}.country`} value={country} />
      {ROWS.map((row) => (
        <div key={row[0]} className={row.length > 1 ? styles.pair : undefined}>
          {row.map(
            (name) =>
              name && (
                <Field
                  key={name}
                  form={form}
                  name={`${path}.${name}`}
                  label={words[name] ?? t[name]()}
                  {...(name === 'phone' && { hint: phoneExample(country) })}
                  {...(name === 'idDocument' && country !== 've' && { hint: '' })}
                  only={states}
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
