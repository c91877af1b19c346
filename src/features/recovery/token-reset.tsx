// The way back by a link: new password, success, or an invalid link. The pages differ in where they find the token.
import { useActionData, useSearchParams } from 'react-router'
import { typedIn } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { RecoveryAnswer } from './recovery-fields.ts'
import { RecoveryPage } from './recovery-page.tsx'
import { ResetDone } from './reset-done.tsx'
import type { TokenPlaces } from './token-from-address.ts'
import { useAddressToken } from './use-address-token.ts'

interface TokenResetProps {
  places: TokenPlaces
  /** Which of the two documented titles an invalid link has. */
  invalid: 'simple' | 'variant'
}

export function TokenReset({ places, invalid }: TokenResetProps) {
  const { recovery: t } = useTexts()
  const answer = useActionData<RecoveryAnswer>()
  const [query] = useSearchParams()
  const found = useAddressToken(places)
  const token = found || (typedIn(answer, 'token') ?? '')
  if (answer?.step === 'done' || (!answer && query.has('done'))) return <ResetDone />
  if (token === '') return <InvalidLink title={t.invalid[invalid]()} />
  return (
    <RecoveryPage title={t.title()} lead={t.lead()}>
      <NewPasswordForm answer={answer} proof={{ token }} />
    </RecoveryPage>
  )
}
