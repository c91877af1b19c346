// The form of a new version: its fields, and beside them what they change, so that nothing is published unseen.
import { Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Field } from '#src/lib/form/field.tsx'
import { deskSet, FieldGroup } from '#src/lib/form/desk-set.tsx'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import type { SentForm as Form } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from './versions.module.css'

interface VersionFormProps {
  form: Pick<Form, keyof Form>
  /** What the typed version changes. */
  preview: ReactNode
  children: ReactNode
}

export function VersionForm({ form, preview, children }: VersionFormProps) {
  const { tariffDesk: t } = useTexts()
  return (
    <SentForm form={form} submit={null}>
      <div className={styles.columns} onBlur={form.mark}>
        <Stack>{children}</Stack>
        <Paper withBorder p="md" className={styles.aside}>
          <Stack className={styles.preview}>{preview}</Stack>
          <Field form={form} name="reviewed" />
          <div>
            <deskSet.Button submit label={t.publish()} busy={form.busy} />
          </div>
        </Paper>
      </div>
    </SentForm>
  )
}

/** From when it holds, and why. */
export function VersionStart({ form }: { form: Pick<Form, keyof Form> }) {
  const { tariffDesk: t } = useTexts()
  const isTaken = form.code === 'start_taken' || form.valueOf('replace') === true
  return (
    <FieldGroup label={t.version()}>
      <div className={styles.fields}>
        <Field form={form} name="validFrom" />
        {isTaken && <Field form={form} name="replace" />}
        <div className={styles.wide}>
          <Field form={form} name="note" />
        </div>
      </div>
    </FieldGroup>
  )
}
