// Confirming an address of mail: pressed by a person, because programs that look into mails open every link.
import { useActionData, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { type ConfirmAnswer, recoveryFields } from './recovery-fields.ts'
import { RecoveryPage } from './recovery-page.tsx'
import styles from './recovery.module.css'
import { SIMPLE_PLACES } from './token-from-address.ts'
import { useAddressToken } from './use-address-token.ts'

export function ConfirmEmail() {
  const { recovery: t } = useTexts()
  const words = t.confirmEmail
  const answer = useActionData<ConfirmAnswer>()
  const [query] = useSearchParams()
  const token = useAddressToken(SIMPLE_PLACES)
  const form = usePostForm({
    fields: recoveryFields.token,
    intent: 'confirm',
    words,
    answer,
    hidden: { token },
    offline: t.offline,
  })
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
      <PostForm
        form={form}
        submit={words.submit()}
        look={{ big: true }}
        className={styles.form}
        title={words.failed()}
        beside={
          answer?.refused && (
            <ButtonLink to={paths.account} variant="secondary" wide>
              {words.account()}
            </ButtonLink>
          )
        }
      >
        {null}
      </PostForm>
    </RecoveryPage>
  )
}
