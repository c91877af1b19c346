// Passkeys: those one has, with name, age and last use, and a form for another one.
import type { PasskeyView } from '#contract/passkeys.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { When } from '#src/ui/when.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account.module.css'
import security from './security.module.css'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface WithAnswer {
  answer: AccountAnswer | undefined
}

function Own({ passkey, answer }: WithAnswer & { passkey: PasskeyView }) {
  const { passkeys: t, mine } = useTexts()
  const { id, name, createdAt, lastUsedAt } = passkey
  const about = answer?.values['id'] === String(id) ? answer : undefined
  const rename = useAccountFields(about, 'passkey-rename', { name })
  const remove = useAccountFields(about, 'passkey-remove')
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong translate="no">{name}</strong>
        <span className={`pu-facts ${styles.soft}`}>
          <span>
            {t.created()} <When iso={createdAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {t.used()} <When iso={lastUsedAt} />
              </>
            ) : (
              t.unused()
            )}
          </span>
        </span>
      </div>
      <details className={security.fold} open={about !== undefined || undefined}>
        <summary aria-label={t.changeOf({ name })}>
          {t.change()}
          <Icon name="chevron-down" />
        </summary>
        <div className={security.folded}>
          <AccountForm
            intent="passkey-rename"
            answer={about}
            submit={t.rename()}
            look={{ variant: 'secondary' }}
          >
            <input type="hidden" name="id" value={id} />
            <TextField
              id={`passkey-name-${id}`}
              name="name"
              label={t.name()}
              error={rename.faultOf('name')}
              defaultValue={rename.valueOf('name')}
              autoComplete="off"
              required
              maxLength={60}
            />
          </AccountForm>
          <AccountForm
            intent="passkey-remove"
            answer={about}
            submit={t.remove()}
            label={t.removeOf({ name })}
            look={{ variant: 'danger' }}
          >
            <input type="hidden" name="id" value={id} />
            <PasswordField
              id={`passkey-password-${id}`}
              name="password"
              label={mine.password.current()}
              hint={t.removeHint()}
              error={remove.faultOf('password')}
              autoComplete="current-password"
              words={usePasswordWords()}
            />
          </AccountForm>
        </div>
      </details>
    </li>
  )
}

function Add({ answer }: WithAnswer) {
  const { passkeys: t, mine, auth } = useTexts()
  const { faultOf, valueOf } = useAccountFields(answer, 'passkey-add')
  return (
    <AccountForm intent="passkey-add" answer={answer} submit={t.add()} look={{ icon: 'key' }}>
      <p className={security.withoutScripts}>{auth.passkeyFaults.scripts()}</p>
      <TextField
        id="passkey-add-name"
        name="name"
        label={t.name()}
        hint={t.nameHint()}
        error={faultOf('name')}
        // What was typed for a key that is there now belongs to no other.
        defaultValue={answer?.recoveryCodes ? '' : valueOf('name')}
        autoComplete="off"
        required
        maxLength={60}
      />
      <PasswordField
        id="passkey-add-password"
        name="password"
        label={mine.password.current()}
        error={faultOf('password')}
        autoComplete="current-password"
        words={usePasswordWords()}
      />
    </AccountForm>
  )
}

export function PasskeysSection({
  passkeys,
  answer,
}: WithAnswer & { passkeys: readonly PasskeyView[] }) {
  const { passkeys: t } = useTexts()
  const isOn = passkeys.length > 0
  return (
    <Section
      id="passkeys"
      title={t.title()}
      lead={t.lead()}
      badge={isOn && <Badge tone="leaf">{t.count({ count: passkeys.length })}</Badge>}
    >
      {isOn && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Own key={passkey.id} passkey={passkey} answer={answer} />
          ))}
        </ul>
      )}
      <Add key={passkeys.length} answer={answer} />
    </Section>
  )
}
