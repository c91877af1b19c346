// Signing in where the session ended, without leaving what was typed; whoever else signs in gets a page of their own.
import { type FormEvent, useState } from 'react'
import { secondFactorWays } from '#contract/auth.ts'
import { localised, paths } from '#contract/paths.ts'
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

interface SignInAgainProps {
  onShown: () => void
  onGivenUp: () => void
}

type Login = Parameters<typeof trpcClient.auth.login.mutate>[0]
type Outcome =
  | Awaited<ReturnType<typeof trpcClient.auth.login.mutate>>
  | Awaited<ReturnType<typeof trpcClient.auth.passkeySignIn.mutate>>

export function SignInAgain({ onShown, onGivenUp }: SignInAgainProps) {
  const { identity: t, auth, errors } = useTexts()
  const { locale, user } = useFacts()
  const username = user?.username ?? ''
  const { Button, Failed } = useFieldSet()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** What is asked for beside the password, and what was typed so far for the key. */
  const [second, setSecond] = useState<{ otp: boolean; passkey: PasskeyRequest | null }>()
  const [typed, setTyped] = useState<Login>()

  const enter = async (call: Promise<Outcome>) => {
    setBusy(true)
    const outcome = await asked(call, { inBrowser: true })
    setBusy(false)
    if (typeof outcome === 'string') return setFault(unsavedText(outcome, errors, auth.offline))
    if (outcome.ok) {
      if (outcome.user.username === username) return onShown()
      onGivenUp()
      return window.location.reload()
    }
    const ways = secondFactorWays.safeParse(outcome)
    if (ways.success) setSecond(ways.data)
    else if (outcome.code === 'proof_required') setSecond({ otp: true, passkey: null })
    setFault(errorText(outcome, errors, locale))
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const otp = formText(form, 'otp')
    const login = { username, password: formText(form, 'password') }
    setTyped(login)
    void enter(trpcClient.auth.login.mutate({ ...login, ...(otp !== '' && { otp }) }))
  }
  const byKey = async () => {
    const key = second?.passkey ?? null
    const begun = key
      ? null
      : await asked(trpcClient.auth.beginPasskeySignIn.mutate(), { inBrowser: true })
    if (typeof begun === 'string') return setFault(unsavedText(begun, errors, auth.offline))
    if (begun && !begun.ok) return setFault(errorText(begun, errors, locale))
    const request = begun?.options ?? key
    const shown = request && (await showPasskey(request))
    if (!shown) return
    if (!shown.ok) return setFault(auth.passkeyFaults[shown.fault]())
    const passkey = shown.answer
    await enter(
      key && typed
        ? trpcClient.auth.login.mutate({ ...typed, passkey })
        : trpcClient.auth.passkeySignIn.mutate({ passkey }),
    )
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <p>{t.endedText({ name: username })}</p>
      {fault && <Failed title={fault} faults={[]} />}
      {/* For password managers, which look for a name beside the password. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordLine name="password" required />
      {second && (
        <CodeLine
          name="otp"
          label={second.otp ? auth.otp() : auth.recoveryCode()}
          hint={second.otp ? auth.otpHint() : auth.recoveryHint()}
        />
      )}
      <div className={styles.choices}>
        <Button submit busy={busy} label={t.signIn()} />
        <Button
          quiet
          icon="key"
          busy={busy}
          label={second?.passkey ? auth.passkeyUse() : auth.passkeySignIn()}
          onPress={() => void byKey()}
        />
        <Button quiet label={t.cancel()} onPress={onGivenUp} />
      </div>
      <a href={localised(locale, paths.auth())}>{t.otherAccount()}</a>
    </form>
  )
}
