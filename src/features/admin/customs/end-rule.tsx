// Ends a regime from a day on: a last version that says so, with its source.
import { Button, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import styles from '../kit/desk.module.css'
import { FailureNote } from '../kit/failure-note.tsx'
import type { CustomsAnswer } from './customs-action.ts'
import { SourceFields } from './source-fields.tsx'
import { useRuleErrors } from './use-rule-errors.ts'

interface EndRuleProps {
  /** Id of the newest version of the regime. */
  newest: number | null
  answer: CustomsAnswer | undefined
}

export function EndRule({ newest, answer }: EndRuleProps) {
  const { customsDesk: t, pricing, errors } = useTexts()
  const busy = useNavigation().formData?.get('intent') === 'end'
  const posted = answer?.intent === 'end' ? answer : undefined
  const errorOf = useRuleErrors(posted?.faults ?? {})
  const texts = posted?.texts ?? {}
  const unsaved = useUnsaved()(posted?.unsaved, pricing.offline)
  const isTold = posted?.refusal === 'customs_rule_changed'
  return (
    <section className={styles.panel} aria-labelledby="end">
      <div>
        <h2 id="end">{t.end()}</h2>
        <p className={styles.soft}>{t.endText()}</p>
      </div>
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        <FailureNote title={pricing.failed()}>
          {unsaved ?? (posted?.refusal && errors[posted.refusal]())}
        </FailureNote>
        <input
          type="hidden"
          name="basedOn"
          value={markToSend(newest ? String(newest) : '', posted?.texts['basedOn']?.[0], isTold)}
        />
        <div className={styles.notices}>
          <TextInput
            name="end.day"
            type="date"
            label={t.endDay()}
            defaultValue={texts['end.day']?.[0]}
            error={errorOf('end.day')}
          />
          <SourceFields at="end" texts={texts} errorOf={errorOf} />
        </div>
        <CheckField
          name="reviewed"
          value="1"
          label={t.endSure()}
          defaultChecked={texts['reviewed']?.[0] === '1'}
          error={posted?.faults['end.reviewed'] && pricing.reviewedNeeded()}
        />
        <div>
          <Button type="submit" name="intent" value="end" variant="default" loading={busy}>
            {t.endDo()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
