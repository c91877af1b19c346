// Name, address of mail and preferences, each with its own form.
import { Badge } from '@mantine/core'
import type { ProfileView } from '#contract/account.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import type { AccountAnswer } from './account-fields.ts'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import { useAccountForm } from './use-account-form.ts'

interface ProfileProps {
  profile: ProfileView
  answer: AccountAnswer | undefined
}

export function ProfileSection({ profile, answer }: ProfileProps) {
  const { profile: t } = useTexts().account
  const form = useAccountForm('profile', answer, { stored: profile })
  return (
    <Section id="profile" title={t.title()} lead={t.lead()}>
      <PostForm form={form} submit={t.save()} />
    </Section>
  )
}

export function EmailSection({ profile, answer }: ProfileProps) {
  const { email: t } = useTexts().account
  const { email, emailVerified, pendingEmail } = profile
  const resend = useAccountForm('resend', answer)
  const change = useAccountForm('email', answer, { words: { email: t.new } })
  return (
    <Section
      id="email"
      title={t.title()}
      lead={t.current({ email })}
      badge={
        <Badge color={emailVerified ? 'leaf' : 'honey'}>
          {emailVerified ? t.verified() : t.unverified()}
        </Badge>
      }
    >
      {pendingEmail && (
        <Said tone="sea" still>
          {t.pending({ email: pendingEmail })}
        </Said>
      )}
      {!emailVerified && (
        <PostForm form={resend} submit={t.resend()} look={{ quiet: true, icon: 'mail' }} />
      )}
      <PostForm form={change} submit={t.save()} />
    </Section>
  )
}

export function PreferencesSection({ profile, answer }: ProfileProps) {
  const { account, language } = useTexts()
  const t = account.preferences
  const facts = useFacts()
  const { locale, scheme, currency } = profile
  const form = useAccountForm('preferences', answer, {
    stored: { locale, scheme: scheme ?? facts.scheme, currency: currency ?? facts.currency },
    words: { ...t, localeChoices: language },
  })
  return (
    <Section id="preferences" title={t.title()}>
      <PostForm form={form} submit={t.save()} />
    </Section>
  )
}
