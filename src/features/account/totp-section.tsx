// The authenticator app: off, waiting for its first code, on.
import type { ProfileView } from '#contract/account.ts'
import type { TotpEnrolment } from '#contract/second-factor.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account.module.css'
import security from './security.module.css'
import { QrCode } from './qr-code.tsx'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface TotpProps {
  profile: ProfileView
  answer: AccountAnswer | undefined
}

const OTP = {
  name: 'otp',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
  maxLength: 20,
}

function Enrol({ answer }: Pick<TotpProps, 'answer'>) {
  const { mine: t } = useTexts()
  const { faultOf } = useAccountFields(answer, 'enrol')
  return (
    <AccountForm intent="enrol" answer={answer} submit={t.totp.start()}>
      <PasswordField
        id="enrol-password"
        name="password"
        label={t.password.current()}
        error={faultOf('password')}
        autoComplete="current-password"
        words={usePasswordWords()}
      />
    </AccountForm>
  )
}

function Confirm({ answer, enrolment }: Pick<TotpProps, 'answer'> & { enrolment: TotpEnrolment }) {
  const { mine: t, passkeys } = useTexts()
  const { faultOf } = useAccountFields(answer, 'confirm')
  const { secret, uri, qr } = enrolment
  return (
    <AccountForm intent="confirm" answer={answer} submit={t.totp.confirm()}>
      <div className={security.enrol}>
        <QrCode qr={qr} label={passkeys.qr()} />
        <div className={styles.words}>
          <p>{passkeys.qrText()}</p>
          <p>
            <Anchor href={uri}>{t.totp.open()}</Anchor>
          </p>
          <p>{passkeys.qrSecret()}</p>
          <code className={security.secret} translate="no">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </div>
      </div>
      <input type="hidden" name="enrolment" value={JSON.stringify(enrolment)} readOnly />
      <TextField
        {...OTP}
        id="confirm-otp"
        label={t.totp.code()}
        error={faultOf('otp')}
        inputMode="numeric"
      />
    </AccountForm>
  )
}

function Disable({ answer }: Pick<TotpProps, 'answer'>) {
  const { mine: t } = useTexts()
  const { faultOf } = useAccountFields(answer, 'disable')
  return (
    <AccountForm
      intent="disable"
      answer={answer}
      submit={t.totp.disable()}
      look={{ variant: 'secondary' }}
    >
      <PasswordField
        id="disable-password"
        name="password"
        label={t.password.current()}
        error={faultOf('password')}
        autoComplete="current-password"
        words={usePasswordWords()}
      />
      <TextField {...OTP} id="disable-otp" label={t.totp.anyCode()} error={faultOf('otp')} />
    </AccountForm>
  )
}

export function TotpSection({ profile, answer }: TotpProps) {
  const { mine: t } = useTexts()
  const { hasTotp } = profile
  return (
    <Section
      id="totp"
      title={t.totp.title()}
      lead={t.totp.lead()}
      badge={
        <Badge tone={hasTotp ? 'leaf' : 'neutral'}>{hasTotp ? t.totp.on() : t.totp.off()}</Badge>
      }
    >
      {hasTotp ? (
        <Disable answer={answer} />
      ) : answer?.enrolment ? (
        <Confirm answer={answer} enrolment={answer.enrolment} />
      ) : (
        <Enrol answer={answer} />
      )}
    </Section>
  )
}
