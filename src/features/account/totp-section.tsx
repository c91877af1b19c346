// The second factor: off, waiting for its first code, on; and its recovery codes, shown once.
import type { ProfileView } from '#contract/account.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account.module.css'
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

interface ConfirmProps extends Pick<TotpProps, 'answer'> {
  secret: string
  uri: string
}

function Confirm({ answer, secret, uri }: ConfirmProps) {
  const { mine: t } = useTexts()
  const { faultOf } = useAccountFields(answer, 'confirm')
  return (
    <AccountForm intent="confirm" answer={answer} submit={t.totp.confirm()}>
      <p>{t.totp.scan()}</p>
      <p>
        <Anchor href={uri}>{t.totp.open()}</Anchor>
      </p>
      <p>
        {t.totp.secret()}:
        <br />
        <code className={styles.secret} translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
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
  const { hasSecondFactor, recoveryCodesLeft } = profile
  const codes = answer?.recoveryCodes
  return (
    <Section
      id="totp"
      title={t.totp.title()}
      lead={t.totp.lead()}
      badge={
        <Badge tone={hasSecondFactor ? 'leaf' : 'neutral'}>
          {hasSecondFactor ? t.totp.on() : t.totp.off()}
        </Badge>
      }
    >
      {codes && (
        <Notice tone="warn" title={t.totp.codesTitle()}>
          <p>{t.totp.codesText()}</p>
          <ul className={styles.codes} translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Notice>
      )}
      {hasSecondFactor && <p>{t.totp.left({ count: recoveryCodesLeft })}</p>}
      {hasSecondFactor ? (
        <Disable answer={answer} />
      ) : answer?.enrolment ? (
        <Confirm answer={answer} {...answer.enrolment} />
      ) : (
        <Enrol answer={answer} />
      )}
    </Section>
  )
}
