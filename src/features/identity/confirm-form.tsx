// The question as a form of a page: it takes what was posted along, and back if nobody answers.
import type { ErrorCode } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { IdentityFields } from './identity-fields.tsx'
import styles from './identity.module.css'

interface ConfirmFormProps {
  to: string
  /** Whether there is an app that gives codes. */
  otp: boolean
  fields?: readonly (readonly [name: string, value: string])[]
  code?: ErrorCode | null
  retryAfterSeconds?: number
  /** A page waits for this post, and gets it back when nobody answers. */
  isPost?: boolean
}

export function ConfirmForm({
  to,
  otp,
  fields = [],
  code,
  retryAfterSeconds,
  isPost = false,
}: ConfirmFormProps) {
  const { identity: t, errors } = useTexts()
  const { locale } = useFacts()
  return (
    // A whole post, so that the page it was meant for answers.
    <form method="post" action={to} className={styles.form}>
      <p>{t.lead()}</p>
      {code && (
        <Notice tone="error">{errorText({ code, retryAfterSeconds }, errors, locale)}</Notice>
      )}
      {fields.map(([name, value], place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a form may say one name twice
        <textarea key={place} name={name} defaultValue={value} hidden readOnly />
      ))}
      <IdentityFields otp={otp} />
      {/* Backwards: Enter presses the first button of a form. */}
      <div className={styles.choicesReversed}>
        <Button type="submit">{t.submit()}</Button>
        {isPost ? (
          <Button type="submit" name="identity.cancel" value="1" variant="secondary" formNoValidate>
            {t.cancel()}
          </Button>
        ) : (
          <ButtonLink to={paths.admin} variant="secondary">
            {t.cancel()}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
