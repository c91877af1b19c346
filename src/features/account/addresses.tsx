// One's addresses: the list with its actions, and the form for one of them.
import type { ReactNode } from 'react'
import type { AddressView } from '#contract/account-things.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CheckField, TextField } from '#src/ui/field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account.module.css'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface AddressItemProps {
  address: AddressView
  answer: AccountAnswer | undefined
  /** The address as on a parcel. */
  children: ReactNode
}

export function AddressItem({ address, answer, children }: AddressItemProps) {
  const { mine: t } = useTexts()
  const { id, label, isDefault, fullName } = address
  const name = label || fullName
  const mine = answer?.values['id'] === String(id) ? answer : undefined
  const action = (intent: string, words: string) => (
    <AccountForm
      intent={intent}
      answer={mine}
      submit={words}
      label={`${words}: ${name}`}
      look={{ variant: 'quiet' }}
      className={styles.inline}
    >
      <input type="hidden" name="id" value={id} />
    </AccountForm>
  )
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {label && <strong translate="no">{label}</strong>}
        {isDefault && <Badge tone="leaf">{t.addresses.isDefault()}</Badge>}
        {children}
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={paths.accountAddresses(id)}
          variant="quiet"
          aria-label={`${t.addresses.edit()}: ${name}`}
        >
          {t.addresses.edit()}
        </ButtonLink>
        {!isDefault && action('default', t.addresses.setDefault())}
        {action('remove', t.addresses.remove())}
      </div>
    </li>
  )
}

interface AddressFormProps {
  /** The one to change; none for a new one. */
  address: AddressView | undefined
  answer: AccountAnswer | undefined
  /** The fields of the address itself, which the checkout has too: what they are called and where they stand. */
  parts: readonly { name: string; target: string; label: string }[]
  renderFields: (state: {
    valueOf: (name: string) => string
    faultOf: (name: string) => string | undefined
  }) => ReactNode
}

const PREFIX = 'shippingAddress.'

export function AddressForm({ address, answer, parts, renderFields }: AddressFormProps) {
  const { mine: t, auth } = useTexts()
  const intent = address ? 'update' : 'add'
  const known = Object.entries(address ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name === 'label' ? name : `${PREFIX}${name}`, value]] : [],
  )
  const { field, valueOf, faultOf } = useAccountFields(answer, intent, Object.fromEntries(known))
  const own = { name: 'label', target: `${intent}-label`, label: t.addresses.label() }
  const listed = [own, ...parts].flatMap(({ name, target, label }) => {
    const text = faultOf(name)
    return text ? [{ target, label, text }] : []
  })
  return (
    <Section id="address" title={address ? t.addresses.editTitle() : t.addresses.add()}>
      <AccountForm intent={intent} answer={answer} submit={t.addresses.save()} listed={listed}>
        {address && <input type="hidden" name="id" value={address.id} />}
        <TextField
          {...field('label')}
          label={t.addresses.label()}
          optional={auth.optional()}
          hint={t.addresses.labelHint()}
          autoComplete="off"
          maxLength={40}
        />
        {renderFields({ valueOf, faultOf: (name) => faultOf(name.replace(PREFIX, '')) })}
        {!address && (
          <CheckField
            name="isDefault"
            value="1"
            label={t.addresses.setDefault()}
            defaultChecked={valueOf('isDefault') === '1'}
          />
        )}
        {address && (
          <p>
            <ButtonLink to={paths.accountAddresses()} variant="quiet">
              {t.addresses.cancel()}
            </ButtonLink>
          </p>
        )}
      </AccountForm>
    </Section>
  )
}
