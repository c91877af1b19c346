// Where the goods go: one of the account's addresses or another one, and where the bill goes.
import type { AddressView } from '#contract/account-things.ts'
import { MAX_ADDRESSES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { Panel } from '../panel.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout.module.css'
import type { FormState } from './form-state.ts'
import { KeptAddresses } from './kept-addresses.tsx'

interface ShippingSectionProps {
  addresses: AddressView[]
  state: FormState
  /** The form comes back: what was ticked counts, not what is usual. */
  isAnswered: boolean
}

export function ShippingSection({ addresses, state, isAnswered }: ShippingSectionProps) {
  const { checkout: t } = useTexts()
  const { user } = useFacts()
  const ticked = (name: string) => state.valueOf(name) === '1'
  return (
    <Panel id="checkout-shipping" step={2} title={t.shipping()}>
      {addresses.length > 0 && <KeptAddresses addresses={addresses} state={state} />}
      <div className={styles.another}>
        <AddressFields prefix="shippingAddress" {...state} />
        {user && addresses.length < MAX_ADDRESSES && (
          <CheckField
            name="keepAddress"
            value="1"
            label={t.keepAddress()}
            defaultChecked={ticked('keepAddress')}
          />
        )}
      </div>
      <CheckField
        name="billingSame"
        value="1"
        label={t.billingSame()}
        defaultChecked={!isAnswered || ticked('billingSame')}
      />
      <div className={styles.billing}>
        <h3>{t.billing()}</h3>
        <AddressFields prefix="billingAddress" {...state} />
      </div>
    </Panel>
  )
}
