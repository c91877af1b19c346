// The short fields a customs rule is typed with: a text, a choice, a mark, a set of marks.
import { NativeSelect, TextInput } from '@mantine/core'
import { CheckField, ErrorLine } from '#src/ui/field.tsx'
import card from '../kit/card.module.css'
import styles from '../kit/desk.module.css'
import type { RuleTexts } from './rule-texts.ts'
import type { ErrorOf } from './source-fields.tsx'

export interface Typed {
  texts: RuleTexts
  errorOf: ErrorOf
}

interface Named extends Typed {
  name: string
  label: string
}

export function RuleText({
  name,
  label,
  texts,
  errorOf,
  hint,
  numeric = true,
  most = 20,
}: Named & { hint?: string; numeric?: boolean; most?: number }) {
  return (
    <TextInput
      id={`figure-${name}`}
      name={name}
      label={label}
      description={hint}
      defaultValue={texts[name]?.[0]}
      error={errorOf(name)}
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={most}
    />
  )
}

interface Choices {
  /** Chosen before anybody did. */
  usual?: string
  choices: readonly { value: string; label: string }[]
}

export function RuleChoice({ name, label, texts, errorOf, choices, usual }: Named & Choices) {
  return (
    <NativeSelect
      id={`figure-${name}`}
      name={name}
      label={label}
      defaultValue={texts[name]?.[0] ?? usual}
      error={errorOf(name)}
      data={[...choices]}
    />
  )
}

export function RuleMark({ name, label, texts }: Omit<Named, 'errorOf'>) {
  return (
    <CheckField name={name} value="1" label={label} defaultChecked={texts[name]?.[0] === '1'} />
  )
}

export function RuleSet({ name, label, texts, errorOf, choices }: Named & Choices) {
  return (
    <div role="group" id={`figure-${name}`} aria-label={label} className={styles.wide}>
      <p>{label}</p>
      <div className={card.choices}>
        {choices.map((each) => (
          <CheckField
            key={each.value}
            name={name}
            value={each.value}
            label={each.label}
            defaultChecked={texts[name]?.includes(each.value) ?? false}
          />
        ))}
      </div>
      <ErrorLine>{errorOf(name)}</ErrorLine>
    </div>
  )
}
