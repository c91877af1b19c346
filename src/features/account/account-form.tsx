// One form of the account: its intent, what went wrong with it, its button. Faults of other forms are not its business.
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { FaultList, type ListedFault } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AccountAnswer } from './account-answer.ts'
import styles from './account.module.css'

interface AccountFormProps {
  intent: string
  answer: AccountAnswer | undefined
  submit: string
  look?: Pick<ButtonProps, 'variant' | 'size' | 'icon'>
  /** Tells apart buttons that say the same. */
  label?: string
  className?: string | undefined
  /** Where the form has so many fields that one has to be led to the wrong ones. */
  listed?: readonly ListedFault[]
  children?: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const {
    intent,
    answer,
    submit,
    look,
    label,
    className = styles.form,
    listed = [],
    children,
  } = props
  const { mine: t, auth, errors } = useTexts()
  const { locale } = useFacts()
  const { state, formData } = useNavigation()
  const place = useRef<HTMLDivElement>(null)
  const mine = answer?.intent === intent ? answer : undefined
  const said = mine?.offline
    ? auth.offline()
    : mine?.passkeyFault
      ? auth.passkeyFaults[mine.passkeyFault]()
      : mine?.refusal &&
        errorText({ code: mine.refusal, retryAfterSeconds: mine.retryAfterSeconds }, errors, locale)
  useEffect(() => {
    // Codes that are shown once come first.
    if (!mine || mine.recoveryCodes) return
    focusFault(place.current?.closest('form'), place.current)
  }, [mine])
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
      {children}
      <div>
        <Button
          type="submit"
          {...look}
          aria-label={label}
          busy={state !== 'idle' && formData?.get('intent') === intent}
        >
          {submit}
        </Button>
      </div>
    </Form>
  )
}
