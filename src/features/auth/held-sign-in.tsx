// The way in that is left while others try passwords at the account: a link by mail.
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFormBusy } from './use-form-busy.ts'

/** Below the form's own button: Enter in a field means signing in. */
export function LinkOffer({ sent }: { sent: boolean }) {
  const { auth: t } = useTexts()
  const busy = useFormBusy()
  if (sent)
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
