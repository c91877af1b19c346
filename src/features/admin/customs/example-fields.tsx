// The example parcel a typed rule is tried on.
import { TextInput } from '@mantine/core'
import { CUSTOMS_CATEGORIES, CUSTOMS_MODES } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import { RuleChoice, RuleText, type Typed } from './rule-parts.tsx'
import { USUAL_EXAMPLE } from './try-rule.ts'

export function ExampleFields({ texts, errorOf }: Typed) {
  const { customsDesk: t, customs } = useTexts()
  const typed = { texts: { ...USUAL_EXAMPLE, ...texts }, errorOf }
  return (
    <div className={styles.pair}>
      <RuleText {...typed} name="try.value" label={customs.fields.value()} />
      <RuleText {...typed} name="try.freight" label={customs.fields.freight()} />
      <RuleText {...typed} name="try.insurance" label={customs.fields.insurance()} />
      <RuleText {...typed} name="try.weight" label={t.kilograms()} />
      <RuleChoice
        {...typed}
        name="try.category"
        label={customs.fields.category()}
        choices={CUSTOMS_CATEGORIES.map((value) => ({ value, label: customs.categories[value]() }))}
      />
      <RuleChoice
        {...typed}
        name="try.mode"
        label={customs.fields.mode()}
        choices={CUSTOMS_MODES.map((value) => ({ value, label: customs.modes[value]() }))}
      />
      <TextInput
        id="figure-try.day"
        name="try.day"
        type="date"
        label={customs.fields.day()}
        defaultValue={texts['try.day']?.[0]}
        error={errorOf('try.day')}
      />
    </div>
  )
}
