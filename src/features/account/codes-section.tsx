// Recovery codes: shown once when they are made, counted afterwards, and replaced with the password.
import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ProfileView } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import type { AccountAnswer } from './account-fields.ts'
import { Fold } from './fold.tsx'
import { LinkButton } from './link-button.tsx'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import styles from './security.module.css'
import { useAccountForm } from './use-account-form.ts'

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
      <Said
        tone="honey"
        title={t.codesFresh()}
        action={isAdmin && <LinkButton to={paths.admin}>{t.toPanel()}</LinkButton>}
      >
        <p>{t.codesText()}</p>
        <ul className={styles.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Said>
    </div>
  )
}

export function CodesSection({ profile, answer }: CodesProps) {
  const { passkeys: t, account } = useTexts()
  const form = useAccountForm('codes', answer, { words: { passwordHint: t.codesHint } })
  const codes = answer?.recoveryCodes
  if (!profile.hasSecondFactor) return null
  return (
    <Section id="codes" title={t.codesTitle()} lead={t.codesLead()}>
      {codes && <Fresh key={codes[0]} codes={codes} isAdmin={profile.isAdmin} />}
      <Text>{account.totp.left({ count: profile.recoveryCodesLeft })}</Text>
      <Fold label={t.codesRenew()} open={answer?.intent === 'codes' && !codes}>
        <PostForm form={form} submit={t.codesMake()} look={{ quiet: true }} />
      </Fold>
    </Section>
  )
}
