// Passkeys: those one has, with name, age and last use, and a form for another one.
import { Badge, Text } from '@mantine/core'
import type { PasskeyView } from '#contract/passkeys.ts'
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import type { AccountAnswer } from './account-fields.ts'
import styles from './account.module.css'
import { Fold } from './fold.tsx'
import { Item } from './item.tsx'
import { Section } from './section.tsx'
import security from './security.module.css'
import { useAccountForm } from './use-account-form.ts'

interface WithAnswer {
  answer: AccountAnswer | undefined
}

function Own({ passkey, answer }: WithAnswer & { passkey: PasskeyView }) {
  const { passkeys: t } = useTexts()
  const { id, name, createdAt, lastUsedAt } = passkey
  const hidden = { id }
  const rename = useAccountForm('passkey-rename', answer, {
    stored: passkey,
    words: { name: t.name },
    hidden,
  })
  const remove = useAccountForm('passkey-remove', answer, {
    words: { passwordHint: t.removeHint },
    hidden,
  })
  return (
    <Item
      name={name}
      facts={
        <>
          <span>
            {t.created()} <When iso={createdAt} />
          </span>
          {lastUsedAt ? (
            <span>
              {t.used()} <When iso={lastUsedAt} />
            </span>
          ) : (
            <span>{t.unused()}</span>
          )}
        </>
      }
      actions={
        <Fold
          label={t.change()}
          name={t.changeOf({ name })}
          open={(rename.answer ?? remove.answer) !== undefined}
        >
          <PostForm form={rename} submit={t.rename()} look={{ quiet: true }} />
          <PostForm
            form={remove}
            submit={t.remove()}
            look={{ danger: true, name: t.removeOf({ name }) }}
          />
        </Fold>
      }
    />
  )
}

function Add({ answer }: WithAnswer) {
  const { passkeys: t, auth } = useTexts()
  // What was typed for a key that is there now belongs to no other.
  const form = useAccountForm('passkey-add', answer?.recoveryCodes ? undefined : answer, {
    words: { name: t.name, nameHint: t.nameHint },
  })
  return (
    <PostForm form={form} submit={t.add()} look={{ icon: 'key' }}>
      <Text className={security.withoutScripts}>{auth.passkeyFaults.scripts()}</Text>
      <Field form={form} name="name" />
      <Field form={form} name="password" />
    </PostForm>
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
      badge={isOn && <Badge color="leaf">{t.count({ count: passkeys.length })}</Badge>}
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
