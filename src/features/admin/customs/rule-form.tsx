// A new version of a customs rule: every figure of the one it starts from, with the difference and an example beside it.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type AdminCustoms, adminAddCustomsRuleInput } from '#contract/customs.ts'
import type { CustomsCountry, CustomsRule } from '#domain/customs-rule.ts'
import { neededTick } from '#src/lib/form/desk-kinds.ts'
import { Field } from '#src/lib/form/field.tsx'
import { group } from '#src/lib/form/kinds.ts'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Folds } from '../kit/folds.tsx'
import { VersionForm } from '../kit/version-form.tsx'
import styles from '../kit/versions.module.css'
import { EXAMPLE, USUAL_EXAMPLE } from './example.ts'
import { WHEN } from './rule-fields.ts'
import { ruleForm } from './rule-form-of.ts'
import { RulePreview } from './rule-preview.tsx'
import { StepFields, StepTitle } from './step-fields.tsx'
import { useRuleFacts } from './use-rule-facts.ts'
import { useRuleWords } from './use-rule-words.ts'

interface RuleFormProps {
  country: CustomsCountry
  /** The version it starts from; null: a regime of its own. */
  base: CustomsRule | null
  /** Id of the newest version of the regime; null: there is none yet. */
  newest: number | null
  desk: AdminCustoms
  done: () => void
}

const STEPS = 'rule.data.steps'
const HEAD = ['regime', 'data.title', 'data.rank', 'validFrom', 'validTo', 'confidence', 'source']
const FACTS_OF_HEAD = ['regime', 'days', 'rank', 'practice', 'confidence', 'source']
const WIDE = new Set(['categories', 'notCategories', 'modes', 'programme'])

export function RuleForm({ country, base, newest, desk, done }: RuleFormProps) {
  const { customsDesk: t } = useTexts()
  const { fields, stored, shape, check } = ruleForm(country, base)
  const form = useSentForm({
    fields: { ...fields, example: group(EXAMPLE), reviewed: neededTick() },
    schema: adminAddCustomsRuleInput,
    words: useRuleWords(),
    stored: { ...stored, example: USUAL_EXAMPLE, seen: newest },
    shape: (read) => ({ rule: shape(read), basedOn: read['seen'] }),
    check,
    send: (input) => trpcClient.customs.adminAddRule.mutate(input),
    done,
  })
  const facts = useRuleFacts()
  const factsOf = (keys: readonly string[]) =>
    base
      ? facts(base)
          .filter(({ key }) => keys.includes(key))
          .map(({ text }) => text)
          .join(' · ')
      : undefined
  const { count, add } = form.rows(STEPS)
  const [open, setOpen] = useState(base ? [] : ['rule'])
  const head = HEAD.filter((name) => name !== 'regime' || !base).map((name) => `rule.${name}`)
  return (
    <VersionForm
      form={form}
      preview={<RulePreview form={form} country={country} base={base} desk={desk} />}
    >
      <Folds
        form={form}
        open={open}
        onOpen={setOpen}
        folds={[
          {
            name: 'rule',
            title: t.rule(),
            summary: factsOf(FACTS_OF_HEAD),
            paths: [...head, 'rule.data.practice'],
            content: (
              <div className={styles.fields}>
                {head.slice(0, -1).map((path) => (
                  <Field key={path} form={form} name={path} />
                ))}
                {['title', 'url', 'date'].map((part) => (
                  <Field key={part} form={form} name={`rule.source.${part}`} />
                ))}
                <div className={styles.wide}>
                  <Field form={form} name="rule.data.practice" />
                </div>
              </div>
            ),
          },
          {
            name: 'when',
            title: t.conditions(),
            summary: factsOf(['when']),
            paths: ['rule.data.when'],
            content: (
              <div className={styles.fields}>
                {Object.keys(WHEN).map((name) => (
                  <div key={name} className={WIDE.has(name) ? styles.wide : undefined}>
                    <Field form={form} name={`rule.data.when.${name}`} />
                  </div>
                ))}
              </div>
            ),
          },
          ...Array.from({ length: count }, (_, at) => ({
            name: `step ${at}`,
            title: <StepTitle form={form} at={at} base={base} />,
            paths: [`${STEPS}.${at}`],
            content: <StepFields form={form} at={at} />,
          })),
        ]}
      />
      <div>
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          onClick={() => {
            add?.()
            setOpen([...open, `step ${count}`])
          }}
        >
          {t.step.another()}
        </Button>
      </div>
    </VersionForm>
  )
}
