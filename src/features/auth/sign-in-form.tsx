// Signing in: a plain form that loads the whole page anew, because every page then belongs to somebody else.
import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import styles from './sign-in.module.css'

export function SignInForm({ answer }: { answer: SignInAnswer | undefined }) {
  const { auth: t, errors, faults } = useTexts()
  const { pathname, search } = useLocation()
  const action = useHref(`${pathname}${search}`)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const minutes = Math.ceil((answer?.retryAfterSeconds ?? 0) / 60)
  const fault =
    answer?.code &&
    [errors[answer.code](), minutes > 0 ? t.retry({ minutes }) : ''].filter(Boolean).join(' ')

  useEffect(() => {
    if (!fault) return
    place.current?.focus()
    showToast({ title: t.failed(), text: fault, tone: 'error', closeLabel: t.close() })
  }, [fault, t])
  // Coming back through the browser's memory must not find a form that waits for ever.
  useEffect(() => {
    const wake = () => setBusy(false)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  return (
    <form
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={() => setBusy(true)}
    >
      <div ref={place} tabIndex={-1}>
        {fault && (
          <Notice tone="error" title={t.failed()}>
            {fault}
          </Notice>
        )}
      </div>
      <TextField
        name="username"
        label={t.username()}
        error={answer?.faults.username && faults[answer.faults.username]()}
        defaultValue={answer?.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <PasswordField error={answer?.faults.password && faults[answer.faults.password]()} />
      <Button type="submit" size="l" wide busy={busy}>
        {t.submit()}
      </Button>
    </form>
  )
}
