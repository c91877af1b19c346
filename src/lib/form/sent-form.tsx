// A form sent by scripts: what stood in the way, its fields, its buttons.
import { Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { deskSet } from './desk-set.tsx'
import { Field } from './field.tsx'
import { FieldSetContext } from './field-set-context.ts'
import type { SentForm as Form } from './use-sent-form.ts'

interface SentFormProps {
  form: Pick<Form, keyof Form>
  /** Null: the button stands among the children. */
  submit?: string | null
  /** More buttons beside it. */
  beside?: ReactNode
  /** Instead of all fields one below the other. */
  children?: ReactNode
}

export function SentForm({ form, submit, beside, children }: SentFormProps) {
  const { forms: t } = useTexts()
  const { failed, listed, busy } = form
  return (
    <FieldSetContext value={deskSet}>
      <form
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Stack>
          {(failed || listed.length > 0) && (
            <deskSet.Failed
              title={failed ? t.failed() : t.check()}
              text={failed ?? undefined}
              faults={listed.length > 1 ? listed : []}
            />
          )}
          {children ??
            Object.keys(form.fields).map((name) => <Field key={name} form={form} name={name} />)}
          {submit !== null && (
            <Group>
              <deskSet.Button submit label={submit ?? t.save()} busy={busy} />
              {beside}
            </Group>
          )}
        </Stack>
      </form>
    </FieldSetContext>
  )
}
