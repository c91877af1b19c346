// How to pay: nothing is charged here, each card says what happens next.
import type { CheckoutOption, PaymentMethodView } from '#contract/checkout.ts'
import type { RateView } from '#contract/currency.ts'
import type { PaymentMethod } from '#domain/vocabulary.ts'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ErrorLine } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '../panel.tsx'
import { BolivarPreview } from './bolivar-preview.tsx'
import { ChoiceCard } from './choice-card.tsx'
import styles from './checkout.module.css'

const icons: Record<PaymentMethod, IconName> = {
  zelle: 'card',
  bank_transfer: 'bank',
  pago_movil: 'phone-money',
  binance_pay: 'bitcoin',
  cash_miami: 'cash',
}

interface PaymentSectionProps {
  methods: PaymentMethodView[]
  options: CheckoutOption[]
  /** Null: nobody can pay in bolivars now. */
  bolivarRate: RateView | null
  /** How long the order may be paid, and how long its pieces are held without a report. */
  payHours: number
  holdHours: number
  form: PostedForm
}

export function PaymentSection({
  methods,
  options,
  bolivarRate,
  payHours,
  holdHours,
  form,
}: PaymentSectionProps) {
  const { checkout: t, orders } = useTexts()
  const offered = methods.filter(({ method }) => method !== 'pago_movil' || bolivarRate)
  // What was chosen and is gone leaves nothing chosen: which other way is for the person to say.
  const chosen = form.valueOf('paymentMethod') || offered[0]?.method
  const fault = form.faultOf('paymentMethod')
  const hint = () => {
    if (holdHours === 0) return t.paymentHintFree({ hours: payHours })
    if (holdHours < payHours) return t.paymentHintHeld({ hours: payHours, hold: holdHours })
    return t.paymentHint({ hours: payHours })
  }
  return (
    <Panel id="checkout-payment" step={4} title={t.payment()} hint={hint()}>
      <fieldset
        className={styles.choices}
        data-columns=""
        aria-labelledby="checkout-payment-title"
        aria-describedby={fault && 'checkout-payment-fault'}
      >
        {offered.map(({ method }) => (
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
            {orders.next[method]()}{' '}
            {method === 'pago_movil' && bolivarRate && (
              <BolivarPreview options={options} rate={bolivarRate} />
            )}
          </ChoiceCard>
        ))}
      </fieldset>
      <ErrorLine id="checkout-payment-fault">{fault}</ErrorLine>
      {!bolivarRate && (
        <Notice tone="info" still>
          {orders.bolivars.none()}
        </Notice>
      )}
    </Panel>
  )
}
