// A posted form with its intent, what stood in the way, its fields and its button.
import { type ReactNode, use, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { isErrorCode } from '#contract/errors.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useUnsaved } from '../asked.ts'
import { errorText } from '../error-text.ts'
import { useFacts } from '../facts.ts'
import { focusFault } from '../focus-fault.ts'
import { useTexts } from '../texts.ts'
import { Field } from './field.tsx'
import { FieldSetContext } from './field-set-context.ts'
import type { PostedForm } from './use-post-form.ts'

interface PostFormProps {
  form: PostedForm
  submit: string
  /** What a refusal says where the common words are not enough. */
  refusal?: string | undefined
  /** Instead of all fields one below the other. */
  children?: ReactNode
  className?: string | undefined
}

export function PostForm(props: PostFormProps) {
  const { form, submit, refusal, children, className } = props
  const { errors, forms: t } = useTexts()
  const { locale } = useFacts()
  const { Button } = use(FieldSetContext)
  const { state, formData } = useNavigation()
  const place = useRef<HTMLDivElement>(null)
  const { answer, intent, listed } = form
  const unsaved = useUnsaved()(answer?.unsaved, t.offline)
  const code = answer?.refused?.code
  const said =
    unsaved ??
    refusal ??
    (isErrorCode(code)
      ? errorText({ code, retryAfterSeconds: answer?.refused?.retryAfterSeconds }, errors, locale)
      : undefined)
  useEffect(() => {
    if (answer) focusFault(place.current?.closest('form'), place.current)
  }, [answer])
  return (
    <Form method="post" noValidate preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      <div ref={place} tabIndex={-1}>
        {said && (
          <Notice tone="error" title={t.failed()}>
            {said}
          </Notice>
        )}
        <FaultList title={t.failed()} faults={listed} />
      </div>
      {children ??
        Object.keys(form.fields).map((name) => <Field key={name} form={form} name={name} />)}
      <div>
        <Button
          submit
          label={submit}
          busy={state !== 'idle' && formData?.get('intent') === intent}
        />
      </div>
    </Form>
  )
}
