// Where the goods go: one of the account's addresses or another one, and where the bill goes.
import type { AddressView } from '#contract/account-things.ts'
import { MAX_ADDRESSES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { AddressFields } from '#src/lib/form/address-fields.tsx'
import { Field } from '#src/lib/form/field.tsx'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Panel } from '../panel.tsx'
import styles from './checkout.module.css'
import { KeptAddresses } from './kept-addresses.tsx'

interface ShippingSectionProps {
  addresses: AddressView[]
  form: PostedForm
  /** Where the prices are for. */
  country: string
}

export function ShippingSection({ addresses, form, country }: ShippingSectionProps) {
  const { checkout: t } = useTexts()
  const { user } = useFacts()
  return (
    <Panel id="checkout-shipping" step={2} title={t.shipping()}>
      {addresses.length > 0 && <KeptAddresses addresses={addresses} form={form} />}
      <div className={styles.another}>
        <AddressFields form={form} path="shippingAddress" country={country} />
        {user && addresses.length < MAX_ADDRESSES && <Field form={form} name="keepAddress" />}
      </div>
      <Field form={form} name="billingSame" />
      <div className={styles.billing}>
        <h3>{t.billing()}</h3>
        <AddressFields form={form} path="billingAddress" country={country} />
      </div>
    </Panel>
  )
}
