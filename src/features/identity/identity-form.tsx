// The question itself: the password, or a second factor where there is one.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PasskeyRequest } from '#contract/passkey-assertion.ts'
import { asked } from '#src/lib/asked.ts'
import { errorText, unsavedText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { formText } from '#src/lib/form-text.ts'
import { useFieldSet } from '#src/lib/form/use-field-set.ts'
import { showPasskey } from '#src/lib/passkey.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import styles from './identity.module.css'
import { CodeLine, PasswordLine } from './identity-fields.tsx'

type Proof = Parameters<typeof trpcClient.auth.confirmIdentity.mutate>[0]

interface IdentityFormProps {
  onShown: () => void
  onGivenUp: () => void
  /** There is nobody any more to confirm. */
  onEnded: () => void
}

export function IdentityForm({ onShown, onGivenUp, onEnded }: IdentityFormProps) {
  const { identity: t, auth, errors } = useTexts()
  const { locale } = useFacts()
  const { Button, Failed } = useFieldSet()
  const [ways, setWays] = useState<{ otp: boolean; passkey: PasskeyRequest | null }>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ended = useRef(onEnded)
  useEffect(() => {
    // Not through the row of writes: the refused one stands there and waits for this.
    void asked(trpcClient.auth.identityWays.mutate(), { inBrowser: true }).then((found) => {
      if (typeof found !== 'string') setWays(found)
      else if (found === 'unauthorized') ended.current()
    })
  }, [])
  const show = async (proof: Proof) => {
    setBusy(true)
    const asking = trpcClient.auth.confirmIdentity.mutate(proof)
    const outcome = await asked(asking, { inBrowser: true })
    setBusy(false)
    if (typeof outcome !== 'string' && outcome.ok) return onShown()
    if (outcome === 'unauthorized') return onEnded()
    setFault(
      typeof outcome === 'string'
        ? unsavedText(outcome, errors, auth.offline)
        : errorText(outcome, errors, locale),
    )
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const [password, otp] = [formText(form, 'identity.password'), formText(form, 'identity.otp')]
    void show(otp === '' ? { password } : { otp })
  }
  const showKey = async (request: PasskeyRequest) => {
    const shown = await showPasskey(request)
    if (shown.ok) await show({ passkey: shown.answer })
    else setFault(auth.passkeyFaults[shown.fault]())
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <p>{t.lead()}</p>
      {fault && <Failed title={fault} faults={[]} />}
      <PasswordLine name="identity.password" required={!ways?.otp} />
      {ways?.otp && <CodeLine name="identity.otp" label={t.otp()} hint={auth.otpHint()} />}
      <div className={styles.choices}>
        <Button submit busy={busy} label={t.submit()} />
        {ways?.passkey && (
          <Button
            quiet
            icon="key"
            busy={busy}
            label={auth.passkeyUse()}
            onPress={() => ways.passkey && void showKey(ways.passkey)}
          />
        )}
        <Button quiet label={t.cancel()} onPress={onGivenUp} />
      </div>
    </form>
  )
}
