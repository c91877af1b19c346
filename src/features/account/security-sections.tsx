// Password and open sessions.
import type { SessionView } from '#contract/account.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { When } from '#src/ui/when.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account.module.css'
import { deviceOf } from './device-of.ts'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

export function PasswordSection({ answer }: { answer: AccountAnswer | undefined }) {
  const { mine: t, auth } = useTexts()
  const { faultOf } = useAccountFields(answer, 'password')
  return (
    <Section id="password" title={t.password.title()} lead={t.password.lead()}>
      <AccountForm intent="password" answer={answer} submit={t.password.save()}>
        <PasswordField
          id="current-password"
          name="currentPassword"
          label={t.password.current()}
          error={faultOf('currentPassword')}
          autoComplete="current-password"
          words={usePasswordWords()}
        />
        <PasswordField
          id="new-password"
          name="password"
          label={t.password.new()}
          hint={auth.passwordHint()}
          error={faultOf('password')}
          autoComplete="new-password"
          minLength={6}
          words={usePasswordWords(true)}
        />
      </AccountForm>
    </Section>
  )
}

interface SessionsProps {
  sessions: readonly SessionView[]
  answer: AccountAnswer | undefined
}

export function SessionsSection({ sessions, answer }: SessionsProps) {
  const { mine: t } = useTexts()
  const words = t.sessions
  return (
    <Section id="sessions" title={words.title()} lead={words.lead()}>
      <ul className={styles.list}>
        {sessions.map(({ id, isCurrent, lastSeenAt, address, userAgent }) => {
          const device = deviceOf(userAgent) || words.unknown()
          return (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <strong translate="no">{device}</strong>
                <span className={`pu-facts ${styles.soft}`}>
                  <span>
                    {words.seen()} <When iso={lastSeenAt} />
                  </span>
                  {address && <span>{address}</span>}
                </span>
              </div>
              {isCurrent ? (
                <Badge tone="leaf">{words.current()}</Badge>
              ) : (
                <AccountForm
                  intent="end-session"
                  answer={answer?.values['id'] === id ? answer : undefined}
                  submit={words.end()}
                  label={words.endOf({ device })}
                  look={{ variant: 'secondary' }}
                  className={styles.inline}
                >
                  <input type="hidden" name="id" value={id} />
                </AccountForm>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <AccountForm
          intent="end-others"
          answer={answer}
          submit={words.endOthers()}
          look={{ variant: 'secondary' }}
        />
      )}
    </Section>
  )
}
