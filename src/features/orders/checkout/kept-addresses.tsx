// The addresses of the account as a choice; the stylesheet opens the fields for another one, so that no script is needed.
import type { AddressView } from '#contract/account-things.ts'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import styles from './checkout.module.css'
import { ANOTHER_ADDRESS, KEPT_ADDRESS } from './checkout-fields.ts'

interface KeptAddressesProps {
  /** The default one first. */
  addresses: AddressView[]
  form: PostedForm
}

const oneLine = ({ label, fullName, line1, line2, city, state, phone }: AddressView) =>
  [label && fullName, line1, line2, city, state, phone].filter(Boolean).join(' · ')

export function KeptAddresses({ addresses, form }: KeptAddressesProps) {
  const { checkout: t } = useTexts()
  const asked = form.valueOf(KEPT_ADDRESS)
  const isOne = addresses.some(({ id }) => String(id) === asked)
  const chosen = isOne || asked === ANOTHER_ADDRESS ? asked : String(addresses[0]?.id)
  const fault = form.faultOf(KEPT_ADDRESS)
  return (
    <fieldset className={styles.choices} aria-labelledby="checkout-shipping-title">
      {fault && (
        <Notice tone="error" still>
          {fault}
        </Notice>
      )}
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          name={KEPT_ADDRESS}
          value={String(address.id)}
          defaultChecked={chosen === String(address.id)}
          title={<span translate="no">{address.label || address.fullName}</span>}
          aside={address.isDefault && <Badge tone="leaf">{t.defaultAddress()}</Badge>}
        >
          <span translate="no">{oneLine(address)}</span>
        </ChoiceCard>
      ))}
      <ChoiceCard
        name={KEPT_ADDRESS}
        value={ANOTHER_ADDRESS}
        defaultChecked={chosen === ANOTHER_ADDRESS}
        title={t.anotherAddress()}
      >
        {t.anotherAddressText()}
      </ChoiceCard>
    </fieldset>
  )
}
