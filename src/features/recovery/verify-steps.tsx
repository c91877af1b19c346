// The way back that first shows whose token it is: verify, new password, success, with a way back to the token.
import { useActionData } from 'react-router'
import { typedIn } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { RecoveryAnswer } from './recovery-fields.ts'
import { RecoveryPage } from './recovery-page.tsx'
import { ResetDone } from './reset-done.tsx'
import { VERIFY_PLACES } from './token-from-address.ts'
import { useAddressToken } from './use-address-token.ts'
import { VerifyForm } from './verify-form.tsx'

export function VerifySteps() {
  const { recovery: t } = useTexts()
  const answer = useActionData<RecoveryAnswer>()
  const found = useAddressToken(VERIFY_PLACES)
  const token = typedIn(answer, 'token') ?? found
  if (answer?.step === 'done') return <ResetDone />
  // The password's form comes back to itself.
  const isChosen = answer?.step === 'password' || answer?.intent === 'reset'
  if (!isChosen)
    return (
      <RecoveryPage title={t.verify.title()} lead={t.verify.lead()}>
        <VerifyForm key={token} token={token} answer={answer} />
      </RecoveryPage>
    )
  const username = answer.username ?? typedIn(answer, 'username') ?? ''
  return (
    <RecoveryPage title={t.title()} lead={t.lead()}>
      <Notice tone="success" title={t.verify.valid({ username })} />
      <NewPasswordForm answer={answer} proof={{ token, username }}>
        <Button type="submit" name="intent" value="back" variant="quiet" formNoValidate>
          {t.verify.back()}
        </Button>
      </NewPasswordForm>
    </RecoveryPage>
  )
}
