// Which parcels a regime takes: limits of value, weight and pieces, categories, origin, way of travel.
import { CUSTOMS_CATEGORIES, CUSTOMS_MODES } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import { RuleChoice, RuleMark, RuleSet, RuleText, type Typed } from './rule-parts.tsx'

export function WhenFields(typed: Typed) {
  const { customsDesk, customs } = useTexts()
  const t = customsDesk.limit
  const categories = CUSTOMS_CATEGORIES.map((value) => ({
    value,
    label: customs.categories[value](),
  }))
  return (
    <fieldset className={styles.group}>
      <legend>{customsDesk.conditions()}</legend>
      <RuleChoice
        {...typed}
        name="limitsOf"
        label={t.of()}
        choices={[
          { value: 'declared', label: customs.bases.declared() },
          { value: 'cif', label: customs.bases.cif() },
        ]}
      />
      <RuleText {...typed} name="aboveCents" label={t.above()} />
      <RuleText {...typed} name="fromCents" label={t.from()} />
      <RuleText {...typed} name="upToCents" label={t.upTo()} />
      <RuleText {...typed} name="belowCents" label={t.below()} />
      <RuleText {...typed} name="upToGrams" label={t.weight()} />
      <RuleText {...typed} name="upToUnits" label={t.units()} />
      <RuleText
        {...typed}
        name="origins"
        label={t.origins()}
        hint={t.codes()}
        numeric={false}
        most={240}
      />
      <RuleText {...typed} name="notOrigins" label={t.notOrigins()} numeric={false} most={240} />
      <RuleSet {...typed} name="categories" label={t.only()} choices={categories} />
      <RuleSet {...typed} name="notCategories" label={t.not()} choices={categories} />
      <RuleSet
        {...typed}
        name="modes"
        label={t.modes()}
        choices={CUSTOMS_MODES.map((value) => ({ value, label: customs.modes[value]() }))}
      />
      <div className={styles.wide}>
        <RuleMark name="programme" label={customs.fields.programme()} texts={typed.texts} />
      </div>
    </fieldset>
  )
}
