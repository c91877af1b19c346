// Ends a regime from a day on: a last version that says so, with its source.
import { Paper, Stack, Text } from '@mantine/core'
import { adminAddCustomsRuleInput } from '#contract/customs.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { neededTick } from '#src/lib/form/desk-kinds.ts'
import { Field } from '#src/lib/form/field.tsx'
import { date, group } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import styles from '../kit/versions.module.css'
import { source } from './rule-fields.ts'
import { useSourceWords } from './use-rule-words.ts'

interface EndRuleProps {
  base: CustomsRule
  /** Id of the newest version of the regime. */
  newest: number | null
  done: () => void
}

const FIELDS = { rule: group({ validFrom: date(), source: source() }), reviewed: neededTick() }

export function EndRule({ base, newest, done }: EndRuleProps) {
  const { customsDesk: t, tariffDesk } = useTexts()
  const form = useSentForm({
    fields: FIELDS,
    schema: adminAddCustomsRuleInput,
    words: {
      validFrom: t.endDay,
      source: useSourceWords(),
      reviewed: t.endSure,
      reviewedFault: tariffDesk.reviewedFault,
    },
    stored: { seen: newest },
    shape: ({ rule, seen }) => ({
      rule: {
        ...base,
        ...(rule as Pick<CustomsRule, 'validFrom' | 'source'>),
        validTo: null,
        data: { ...base.data, steps: [], withdrawn: true },
      },
      basedOn: seen,
    }),
    send: (input) => trpcClient.customs.adminAddRule.mutate(input),
    done,
  })
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="end">
      <Stack>
        <div>
          <h2 id="end">{t.end()}</h2>
          <Text size="sm" c="dimmed">
            {t.endText()}
          </Text>
        </div>
        <SentForm form={form} submit={t.endDo()}>
          <div className={styles.fields}>
            {['validFrom', 'source.title', 'source.url', 'source.date'].map((name) => (
              <Field key={name} form={form} name={`rule.${name}`} />
            ))}
          </div>
          <Field form={form} name="reviewed" />
        </SentForm>
      </Stack>
    </Paper>
  )
}
