// Confirming an address of mail: pressed by a person, because programs that look into mails open every link.
import { Form, useActionData, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ConfirmAnswer } from './confirm-action.ts'
import { RecoveryPage } from './recovery-page.tsx'
import styles from './recovery.module.css'
import { SIMPLE_PLACES } from './token-from-address.ts'
import { useAddressToken } from './use-address-token.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

export function ConfirmEmail() {
  const { errors, recovery: t } = useTexts()
  const words = t.confirmEmail
  const answer = useActionData<ConfirmAnswer>()
  const { locale } = useFacts()
  const { isBusy } = useRecoveryForm(undefined)
  const [query] = useSearchParams()
  const token = useAddressToken(SIMPLE_PLACES)
  if (answer?.email !== undefined || (!answer && query.has('done')))
    return (
      <RecoveryPage
        title={words.title()}
        icon="check"
        tone="success"
        lead={answer?.email === undefined ? words.doneHere() : words.done({ email: answer.email })}
      >
        <ButtonLink to={paths.account} size="l" wide>
          {words.account()}
        </ButtonLink>
      </RecoveryPage>
    )
  if (token === '')
    return (
      <RecoveryPage title={t.invalid.simple()} icon="alert" tone="error" lead={words.incomplete()}>
        <ButtonLink to={paths.account} size="l" wide>
          {words.account()}
        </ButtonLink>
      </RecoveryPage>
    )
  return (
    <RecoveryPage title={words.title()} icon="mail" lead={words.lead()}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        {answer && (
          <Notice tone="error" title={words.failed()}>
            {answer.refusal
              ? errorText(
                  { code: answer.refusal, retryAfterSeconds: answer.retryAfterSeconds },
                  errors,
                  locale,
                )
              : t.offline()}
          </Notice>
        )}
        <Button type="submit" name="intent" value="confirm" size="l" wide busy={isBusy('confirm')}>
          {words.submit()}
        </Button>
        {answer?.refusal && (
          <ButtonLink to={paths.account} variant="secondary" wide>
            {words.account()}
          </ButtonLink>
        )}
      </Form>
    </RecoveryPage>
  )
}
