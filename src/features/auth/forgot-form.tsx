// Asking for a link to a new password; the answer never tells whether the address is known.
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-fields.ts'
import styles from './auth.module.css'
import { useAuthForm } from './use-auth-form.ts'

interface ForgotFormProps {
  answer: AuthAnswer | undefined
  /** Where to sign in. */
  back: string
}

export function ForgotForm({ answer, back }: ForgotFormProps) {
  const { auth: t } = useTexts()
  const form = useAuthForm('forgot', answer)
  useEffect(() => {
    if (answer?.sent) showToast({ title: t.sentTitle(), text: t.sentText(), closeLabel: t.close() })
  }, [answer, t])
  return (
    <PostForm
      form={form}
      submit={t.forgotSubmit()}
      look={{ big: true }}
      className={styles.form}
      title={t.error()}
      toast={t.error()}
      beside={
        <p className={styles.aside}>
          <Anchor to={paths.resetCode()}>{t.byCode()}</Anchor>
          <Anchor to={back}>{t.back()}</Anchor>
        </p>
      }
    >
      {answer?.sent && (
        <Notice tone="success" title={t.sentTitle()}>
          <p>{t.sentText()}.</p>
          <p>{t.sentHelp()}</p>
        </Notice>
      )}
      <Field form={form} name="email" />
    </PostForm>
  )
}
