// One's addresses: the list with its actions, and the form for one of them.
import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AddressView } from '#contract/account-things.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { AddressFields } from '#src/lib/form/address-fields.tsx'
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import type { AccountAnswer } from './account-fields.ts'
import styles from './account.module.css'
import { Item } from './item.tsx'
import { LinkButton } from './link-button.tsx'
import { Section } from './section.tsx'
import { addressForms } from './address-forms.ts'
import { useAccountForm, useFieldsForm } from './use-account-form.ts'

interface WithAnswer {
  answer: AccountAnswer | undefined
}

interface AddressItemProps extends WithAnswer {
  address: AddressView
  /** The address as on a parcel. */
  children: ReactNode
}

export function AddressItem({ address, answer, children }: AddressItemProps) {
  const { addresses: t } = useTexts().account
  const { id, label, isDefault, fullName } = address
  const name = label || fullName
  const prefer = useAccountForm('default', answer, { hidden: { id } })
  const remove = useAccountForm('remove', answer, { hidden: { id } })
  const action = (form: typeof remove, words: string) => (
    <PostForm
      form={form}
      submit={words}
      look={{ quiet: true, name: `${words}: ${name}` }}
      className={styles.inline}
    />
  )
  return (
    <Item
      name={label}
      badge={isDefault && <Badge color="leaf">{t.isDefault()}</Badge>}
      actions={
        <div className={styles.actions}>
          <LinkButton to={paths.accountAddresses(id)} aria-label={`${t.edit()}: ${name}`}>
            {t.edit()}
          </LinkButton>
          {!isDefault && action(prefer, t.setDefault())}
          {action(remove, t.remove())}
        </div>
      }
    >
      {children}
    </Item>
  )
}

/** Of the one to change; of none for a new one. */
export function AddressForm({
  address,
  answer,
}: WithAnswer & { address: AddressView | undefined }) {
  const { account, checkout } = useTexts()
  const { destination } = useFacts()
  const t = account.addresses
  const words = { ...checkout, label: t.label, labelHint: t.labelHint, isDefault: t.setDefault }
  const stored = address && { label: address.label, shippingAddress: address }
  const add = useFieldsForm('add', addressForms.add, answer, { words })
  const update = useFieldsForm('update', addressForms.update, answer, {
    words,
    stored,
    hidden: { id: address?.id ?? '' },
  })
  const form = address ? update : add
  return (
    <Section id="address" title={address ? t.editTitle() : t.add()}>
      <PostForm
        form={form}
        submit={t.save()}
        beside={
          address && (
            <p>
              <LinkButton to={paths.accountAddresses()} variant="subtle">
                {t.cancel()}
              </LinkButton>
            </p>
          )
        }
      >
        <Field form={form} name="label" />
        <AddressFields form={form} path="shippingAddress" country={destination.country} />
        {!address && <Field form={form} name="isDefault" />}
      </PostForm>
    </Section>
  )
}
