// One charge of a regime: what it is, of what, how much from low to high, and how that is known.
import {
  CONFIDENCES,
  CUSTOMS_BASES,
  CUSTOMS_CATEGORIES,
  CUSTOMS_KINDS,
} from '#domain/customs-rule.ts'
import { useLineWords } from '#src/lib/customs-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import { RuleChoice, RuleMark, RuleSet, RuleText, type Typed } from './rule-parts.tsx'
import { MOST_SOURCES, type RuleTexts } from './rule-texts.ts'
import { SourceFields } from './source-fields.tsx'

/** What stands before this row can be a base of it. */
const basesFor = (texts: RuleTexts, row: number) =>
  CUSTOMS_BASES.filter((base) => {
    if (!CUSTOMS_KINDS.some((kind) => kind === base)) return true
    const chosen = texts[`step.${row}.base`]?.includes(base) ?? false
    const rows = Object.keys(texts).filter((name) => /^step\.\d+\.kind$/u.test(name))
    return chosen || rows.some((name) => texts[name]?.[0] === base && name !== `step.${row}.kind`)
  })

export function StepFields({ row, ...typed }: Typed & { row: number }) {
  const { customsDesk, customs, duties } = useTexts()
  const t = customsDesk.step
  const words = useLineWords()
  const at = `step.${row}`
  const { texts } = typed
  const kind = CUSTOMS_KINDS.find((known) => known === texts[`${at}.kind`]?.[0])
  const filled = Array.from({ length: MOST_SOURCES }, (_, index) => index).filter(
    (index) => (texts[`${at}.source.${index}.title`]?.[0] ?? '') !== '',
  )
  const sources = Math.min(MOST_SOURCES, (filled.at(-1) ?? 0) + (filled.length > 0 ? 2 : 1))
  const hasOwn = CUSTOMS_CATEGORIES.some((each) => texts[`${at}.${each}.low`]?.[0])
  return (
    <fieldset className={styles.group}>
      <legend>
        {kind ? t.numbered({ place: row + 1, charge: customs.kinds[kind]() }) : t.another()}
      </legend>
      <RuleChoice
        {...typed}
        name={`${at}.kind`}
        label={t.kind()}
        choices={[
          { value: '', label: t.none() },
          ...CUSTOMS_KINDS.map((value) => ({ value, label: customs.kinds[value]() })),
        ]}
      />
      <RuleText
        {...typed}
        name={`${at}.name`}
        label={t.called()}
        hint={t.calledHint()}
        numeric={false}
        most={40}
      />
      <RuleText {...typed} name={`${at}.place`} label={t.place()} hint={t.placeHint()} />
      <RuleChoice
        {...typed}
        name={`${at}.by`}
        label={t.by()}
        choices={(['rate', 'kilogram', 'box', 'parcel'] as const).map((value) => ({
          value,
          label: t.per[value](),
        }))}
      />
      <RuleText {...typed} name={`${at}.low`} label={t.low()} />
      <RuleText {...typed} name={`${at}.high`} label={t.high()} hint={t.highHint()} />
      <RuleText {...typed} name={`${at}.amount`} label={t.amount()} hint={t.amountHint()} />
      <RuleText {...typed} name={`${at}.above`} label={t.above()} />
      <RuleText {...typed} name={`${at}.minus`} label={t.minus()} />
      <RuleSet
        {...typed}
        name={`${at}.base`}
        label={t.base()}
        choices={basesFor(texts, row).map((value) => ({ value, label: words.baseText(value) }))}
      />
      <div className={styles.wide}>
        <RuleMark name={`${at}.inside`} label={customs.reasons.inside()} texts={texts} />
      </div>
      <div className={styles.wide}>
        <details open={hasOwn}>
          <summary>{t.own()}</summary>
          <p className={styles.soft}>{t.ownHint()}</p>
          <div className={styles.notices}>
            {CUSTOMS_CATEGORIES.map((category) => (
              <div key={category} className={styles.pair}>
                <RuleText
                  {...typed}
                  name={`${at}.${category}.low`}
                  label={t.lowOf({ category: customs.categories[category]() })}
                />
                <RuleText
                  {...typed}
                  name={`${at}.${category}.high`}
                  label={t.highOf({ category: customs.categories[category]() })}
                />
              </div>
            ))}
          </div>
        </details>
      </div>
      <RuleChoice
        {...typed}
        name={`${at}.confidence`}
        label={customsDesk.sure()}
        usual="medium"
        choices={CONFIDENCES.map((value) => ({ value, label: duties.confidence[value]() }))}
      />
      {Array.from({ length: sources }, (_, index) => (
        <div key={index} className={`${styles.trio} ${styles.wide}`}>
          <SourceFields at={`${at}.source.${index}`} {...typed} />
        </div>
      ))}
    </fieldset>
  )
}
