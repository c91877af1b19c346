// The question: a plain link-making form, which answers at every key once scripts are at work.
import { type FormEvent, useEffect, useRef } from 'react'
import { type CustomsNumber, CUSTOMS_SCALES, type CustomsView } from '#contract/customs-view.ts'
import { CUSTOMS_CATEGORIES, CUSTOMS_COUNTRIES } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { UnitField } from '#src/ui/unit-field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { Asked } from './asked-by.ts'
import styles from './customs-form.module.css'
import { MoreFields } from './more-fields.tsx'
import { NumberField } from './number-field.tsx'
import type { CustomsFaults } from './read-customs-form.ts'
import { readFields } from './view-numbers.ts'

interface CustomsFormProps {
  /** Address of the page, with language prefix. */
  action: string
  view: CustomsView
  faults: CustomsFaults
  asked: Asked
  onChange: (view: CustomsView) => void
  /** The person asked for the answer. */
  onAsk: () => void
}

export function CustomsForm({ action, view, faults, asked, onChange, onAsk }: CustomsFormProps) {
  const { customs: t } = useTexts()
  const locale = useUiLocale()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<CustomsView>) => onChange({ ...view, ...part })
  const number = (name: CustomsNumber) => ({
    name,
    value: view[name],
    fault: faults[name],
    onText: (text: string) => change({ [name]: text }),
  })

  useEffect(() => {
    // What was typed before this code arrived counts.
    const typed = form.current && readFields(form.current, locale)
    if (!typed) return
    const now = { ...view, ...typed, asked: view.asked }
    if (JSON.stringify(now) !== JSON.stringify(view)) onChange(now)
    // oxlint-disable-next-line react/exhaustive-deps -- only once: from now on every key is heard
  }, [])

  return (
    <form
      ref={form}
      method="get"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <input type="hidden" name="numbers" value={locale} />
      <SelectField
        name="to"
        label={t.fields.country()}
        value={view.country}
        onChange={({ currentTarget }) =>
          change({ country: currentTarget.value as CustomsView['country'] })
        }
      >
        {CUSTOMS_COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {t.countries[country]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="category"
        label={t.fields.category()}
        value={view.category}
        onChange={({ currentTarget }) =>
          change({ category: currentTarget.value as CustomsView['category'] })
        }
      >
        {CUSTOMS_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t.categories[category]()}
          </option>
        ))}
      </SelectField>
      <NumberField {...number('value')} label={t.fields.value()} hint={t.fields.valueHint()} />
      <div className={styles.pair}>
        <NumberField {...number('freight')} label={t.fields.freight()} placeholder="0" />
        <NumberField {...number('insurance')} label={t.fields.insurance()} placeholder="0" />
      </div>
      <div className={styles.weight}>
        <NumberField {...number('weight')} label={t.fields.weight()} />
        <UnitField
          name="scale"
          label={t.fields.scale()}
          value={view.scale}
          units={CUSTOMS_SCALES}
          onChange={(scale) => change({ scale })}
        />
      </div>
      <MoreFields {...{ view, faults, asked, change, number }} />
      <Button type="submit" name="asked" value="1" size="l" wide>
        {t.submit()}
      </Button>
    </form>
  )
}
