// The ways in that are left while strangers try passwords at the account: a link by mail, or the second factor at once.
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface HeldProps {
  answer: AuthAnswer
}

export function HeldOtp({ answer }: HeldProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  return (
    <>
      <input type="hidden" name="held" value="1" />
      <TextField
        name="otp"
        label={`${t.otp()} (${t.optional()})`}
        hint={t.heldOtpHint()}
        error={faultText('otp', answer.faults['otp'])}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
    </>
  )
}

/** Below the form's own button: Enter in a field means signing in. */
export function LinkOffer({ answer }: HeldProps) {
  const { auth: t } = useTexts()
  const busy = useFormBusy()
  if (answer.sent)
    return (
      <Notice tone="success" title={t.sentTitle()}>
        {t.linkSentText()}
      </Notice>
    )
  return (
    <Notice
      still
      actions={
        <Button type="submit" name="sendLink" value="1" variant="secondary" icon="mail" busy={busy}>
          {t.linkSend()}
        </Button>
      }
    >
      {t.linkLead()}
    </Notice>
  )
}
