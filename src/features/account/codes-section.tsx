// Recovery codes: shown once when they are made, counted afterwards, and replaced with the password.
import { useEffect, useRef } from 'react'
import type { ProfileView } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './security.module.css'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface CodesProps {
  profile: ProfileView
  answer: AccountAnswer | undefined
}

function Fresh({ codes, isAdmin }: { codes: readonly string[]; isAdmin: boolean }) {
  const { passkeys: t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="warn"
        title={t.codesFresh()}
        actions={isAdmin && <ButtonLink to={paths.admin}>{t.toPanel()}</ButtonLink>}
      >
        <p>{t.codesText()}</p>
        <ul className={styles.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

export function CodesSection({ profile, answer }: CodesProps) {
  const { passkeys: t, mine } = useTexts()
  const words = usePasswordWords()
  const { faultOf } = useAccountFields(answer, 'codes')
  const codes = answer?.recoveryCodes
  if (!profile.hasSecondFactor) return null
  return (
    <Section id="codes" title={t.codesTitle()} lead={t.codesLead()}>
      {codes && <Fresh key={codes[0]} codes={codes} isAdmin={profile.isAdmin} />}
      <p>{mine.totp.left({ count: profile.recoveryCodesLeft })}</p>
      <details className={styles.fold} open={(answer?.intent === 'codes' && !codes) || undefined}>
        <summary>
          {t.codesRenew()}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.folded}>
          <AccountForm
            intent="codes"
            answer={answer}
            submit={t.codesMake()}
            look={{ variant: 'secondary' }}
          >
            <PasswordField
              id="codes-password"
              name="password"
              label={mine.password.current()}
              hint={t.codesHint()}
              error={faultOf('password')}
              autoComplete="current-password"
              words={words}
            />
          </AccountForm>
        </div>
      </details>
    </Section>
  )
}
