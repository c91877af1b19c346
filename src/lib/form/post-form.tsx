// A posted form with its intent, what stood in the way, its fields and its buttons.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { focusFault } from '../focus-fault.ts'
import { useTexts } from '../texts.ts'
import { showToast } from '../toast.ts'
import { intentOf } from './answer.ts'
import { Field } from './field.tsx'
import type { DrawnButton } from './field-set.ts'
import styles from './post-form.module.css'
import { useFieldSet } from './use-field-set.ts'
import type { PostedForm } from './use-post-form.ts'

interface PostFormProps {
  form: PostedForm
  submit: string
  look?: Pick<DrawnButton, 'quiet' | 'danger' | 'big' | 'icon' | 'name' | 'disabled'>
  /** Instead of all fields one below the other. */
  children?: ReactNode
  /** More buttons, after the one that Enter presses. */
  beside?: ReactNode
  className?: string | undefined
  /** Where it is posted to; else to the address of the page. */
  action?: string
  /** The title of a failure. */
  title?: string
  /** The title under which it is told in passing where scripts run: in its place stands then what to do next. */
  toast?: string
}

export function PostForm(props: PostFormProps) {
  const { form, submit, look, children, beside, className = styles.form, toast, action } = props
  const { forms: t } = useTexts()
  const { Button, Failed } = useFieldSet()
  const { state, formData } = useNavigation()
  const place = useRef<HTMLDivElement>(null)
  const { answer, intent, hidden, listed, failed } = form
  const isFailed = failed !== undefined || listed.length > 0
  const title = props.title ?? (failed ? t.failed() : t.check())
  const [isTold, setTold] = useState(false)
  // Before it is painted: nothing is said twice for a moment either.
  useLayoutEffect(() => {
    if (!isFailed) return
    focusFault(place.current?.closest('form'), place.current)
    const text = failed ?? (listed.length === 1 ? listed[0]?.text : t.check())
    if (!toast) return
    showToast({ title: toast, ...(text && { text }), tone: 'error', closeLabel: t.close() })
    setTold(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- every answer is told once, even when it says the same again; some forms make it anew at each drawing
  }, [answer?.typed])
  return (
    <Form
      method="post"
      {...(action && { action })}
      noValidate
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <div ref={place} tabIndex={-1}>
        {/* A single fault has the focus at its field, which says it. */}
        {(isTold ? failed || listed[1] : isFailed) && (
          <Failed
            title={isTold && title === toast ? undefined : title}
            text={isTold ? failed && form.next : failed === title ? undefined : failed}
            faults={listed}
          />
        )}
      </div>
      {children ??
        Object.keys(form.fields).map((name) => <Field key={name} form={form} name={name} />)}
      <div>
        <Button
          {...look}
          submit
          label={submit}
          busy={state !== 'idle' && formData !== undefined && intentOf(formData) === intent}
        />
      </div>
      {beside}
    </Form>
  )
}
