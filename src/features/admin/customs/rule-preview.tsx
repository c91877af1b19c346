// Beside the form of a customs rule: what it changes, and an example by the rules as they are and with it.
import { Stack, Text } from '@mantine/core'
import type { AdminCustoms } from '#contract/customs.ts'
import type { CustomsCountry, CustomsRule } from '#domain/customs-rule.ts'
import { useFacts } from '#src/lib/facts.ts'
import { Field } from '#src/lib/form/field.tsx'
import type { TypedGroup } from '#src/lib/form/kind.ts'
import type { SentForm } from '#src/lib/form/use-sent-form.ts'
import { useTyped } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FactDifference } from '../kit/fact-difference.tsx'
import styles from '../kit/versions.module.css'
import { EXAMPLE, tryRule } from './example.ts'
import { ruleForm } from './rule-form-of.ts'
import { TriedExample } from './tried-example.tsx'
import { useRuleFacts } from './use-rule-facts.ts'

interface RulePreviewProps {
  form: SentForm
  country: CustomsCountry
  base: CustomsRule | null
  desk: AdminCustoms
}

export function RulePreview({ form, country, base, desk }: RulePreviewProps) {
  const { customsDesk: t, tariffDesk } = useTexts()
  const { locale } = useFacts()
  const factsOf = useRuleFacts()
  const typed = useTyped(form)
  const read = ruleForm(country, base).read(typed, locale)
  const rule = read.ok ? read.output.rule : null
  const tried = rule && tryRule(typed['example'] as TypedGroup, rule, desk, locale)
  const caption = base ? tariffDesk.difference({ version: base.regime }) : t.newRule()
  return (
    <>
      <h2>{caption}</h2>
      {rule ? (
        <FactDifference
          caption={caption}
          before={base ? factsOf(base) : []}
          after={factsOf(rule)}
        />
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {tariffDesk.faultyDifference()}
        </Text>
      )}
      <div>
        <h2>{t.example()}</h2>
        <Text size="sm" c="dimmed">
          {t.exampleText()}
        </Text>
      </div>
      <div className={styles.pair}>
        {Object.keys(EXAMPLE).map((name) => (
          <Field key={name} form={form} name={`example.${name}`} />
        ))}
      </div>
      {rule && tried && (
        <Stack role="status">
          <TriedExample tried={tried} regime={rule.regime} />
        </Stack>
      )}
    </>
  )
}
