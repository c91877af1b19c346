// Name, address of mail and preferences, each with its own form.
import type { ProfileView } from '#contract/account.ts'
import { DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface ProfileProps {
  profile: ProfileView
  answer: AccountAnswer | undefined
}

export function ProfileSection({ profile, answer }: ProfileProps) {
  const { mine: t, auth } = useTexts()
  const { fullName, username } = profile
  const { field } = useAccountFields(answer, 'profile', { fullName, username })
  return (
    <Section id="profile" title={t.profile.title()} lead={t.profile.lead()}>
      <AccountForm intent="profile" answer={answer} submit={t.profile.save()}>
        <TextField
          {...field('fullName')}
          label={t.profile.fullName()}
          autoComplete="name"
          required
          maxLength={120}
        />
        <TextField
          {...field('username')}
          label={t.profile.username()}
          hint={auth.usernameHint()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
        />
      </AccountForm>
    </Section>
  )
}

export function EmailSection({ profile, answer }: ProfileProps) {
  const { mine: t } = useTexts()
  const { field, faultOf } = useAccountFields(answer, 'email')
  const { email, emailVerified, pendingEmail } = profile
  return (
    <Section
      id="email"
      title={t.email.title()}
      lead={t.email.current({ email })}
      badge={
        <Badge tone={emailVerified ? 'leaf' : 'honey'}>
          {emailVerified ? t.email.verified() : t.email.unverified()}
        </Badge>
      }
    >
      {pendingEmail && <Notice still>{t.email.pending({ email: pendingEmail })}</Notice>}
      {!emailVerified && (
        <AccountForm
          intent="resend"
          answer={answer}
          submit={t.email.resend()}
          look={{ variant: 'secondary', icon: 'mail' }}
        />
      )}
      <AccountForm intent="email" answer={answer} submit={t.email.save()}>
        <TextField
          {...field('email')}
          type="email"
          label={t.email.new()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        <PasswordField
          id="email-password"
          name="password"
          label={t.password.current()}
          error={faultOf('password')}
          autoComplete="current-password"
          words={usePasswordWords()}
        />
      </AccountForm>
    </Section>
  )
}

export function PreferencesSection({ profile, answer }: ProfileProps) {
  const { mine: t, language } = useTexts()
  const facts = useFacts()
  const { locale } = profile
  const scheme = profile.scheme ?? facts.scheme
  const currency = profile.currency ?? facts.currency
  const { field } = useAccountFields(answer, 'preferences', { locale, scheme, currency })
  return (
    <Section id="preferences" title={t.preferences.title()}>
      <AccountForm intent="preferences" answer={answer} submit={t.preferences.save()}>
        <SelectField {...field('locale')} label={t.preferences.locale()}>
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {language[each]()}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('scheme')} label={t.preferences.scheme()}>
          <option value="light">{t.preferences.light()}</option>
          <option value="dark">{t.preferences.dark()}</option>
        </SelectField>
        <SelectField
          {...field('currency')}
          label={t.preferences.currency()}
          hint={t.preferences.currencyHint()}
        >
          {DISPLAY_CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </AccountForm>
    </Section>
  )
}
