// How to pay: nothing is charged here, each card says what happens next.
import type { PaymentMethodView } from '#contract/checkout.ts'
import type { PaymentMethod } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import { Panel } from '../panel.tsx'
import { ChoiceCard } from './choice-card.tsx'
import styles from './checkout.module.css'

const icons: Record<PaymentMethod, IconName> = {
  zelle: 'card',
  bank_transfer: 'bank',
  pago_movil: 'phone-money',
  binance_pay: 'bitcoin',
  cash_miami: 'cash',
}

export function PaymentSection({
  methods,
  chosen,
}: {
  methods: PaymentMethodView[]
  chosen: string
}) {
  const { checkout: t, orders } = useTexts()
  return (
    <Panel id="checkout-payment" step={4} title={t.payment()} hint={t.paymentHint()}>
      <fieldset className={styles.choices} data-columns="" aria-labelledby="checkout-payment-title">
        {methods.map(({ method }) => (
          <ChoiceCard
            key={method}
            name="paymentMethod"
            value={method}
            defaultChecked={method === chosen}
            title={
              <>
                <Icon name={icons[method]} size={22} />
                {orders.methods[method]()}
              </>
            }
          >
            {orders.next[method]()}
          </ChoiceCard>
        ))}
      </fieldset>
    </Panel>
  )
}
