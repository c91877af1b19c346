// How to pay: nothing is charged here, each card says what happens next.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { RateView } from '#contract/currency.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { currencyOf, feeOf, takesAmount } from '#domain/payment-amount.ts'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { areDemo, DemoMethods } from '#src/ui/demo-methods.tsx'
import { ErrorLine } from '#src/ui/field.tsx'
import { formatMethod } from '#src/ui/format-method.ts'
import { Icon } from '#src/ui/icon.tsx'
import { METHOD_ICONS } from '#src/ui/method-icons.ts'
import { NoMethods } from '#src/ui/no-methods.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '../panel.tsx'
import { BolivarPreview } from './bolivar-preview.tsx'
import { ChoiceCard } from './choice-card.tsx'
import styles from './checkout.module.css'
import { feePlaces } from './fee-places.ts'
import { MethodPrice } from './method-price.tsx'

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

const inBolivars = ({ kind }: PaymentMethodView): boolean => currencyOf(kind) === 'VES'

/** Whether any of the deliveries comes to an amount it takes. */
const fits = (method: PaymentMethodView, options: readonly CheckoutOption[]): boolean =>
  options.some(({ totalCents }) => takesAmount(method, totalCents + feeOf(totalCents, method)))

export function PaymentSection({
  methods,
  options,
  bolivarRate,
  payHours,
  holdHours,
  form,
}: PaymentSectionProps) {
  const { checkout: t, orders, paying } = useTexts()
  const offered = methods.filter(
    (method) => fits(method, options) && (bolivarRate || !inBolivars(method)),
  )
  // What was chosen and is gone leaves nothing chosen: which other way is for the person to say.
  const chosen = form.valueOf('paymentMethod') || String(offered[0]?.id)
  const places = feePlaces(methods)
  const fault = form.faultOf('paymentMethod')
  const hint = () => {
    if (holdHours === 0) return t.paymentHintFree({ hours: payHours })
    if (holdHours < payHours) return t.paymentHintHeld({ hours: payHours, hold: holdHours })
    return t.paymentHint({ hours: payHours })
  }
  return (
    <Panel id="checkout-payment" step={4} title={t.payment()} hint={hint()}>
      {methods.length === 0 && <NoMethods />}
      <DemoMethods methods={methods} />
      <fieldset
        className={styles.choices}
        data-columns=""
        aria-labelledby="checkout-payment-title"
        aria-describedby={fault && 'checkout-payment-fault'}
      >
        {offered.map((method) => (
          <ChoiceCard
            key={method.id}
            name="paymentMethod"
            value={String(method.id)}
            fee={places.get(method.id)}
            defaultChecked={String(method.id) === chosen}
            title={
              <>
                <Icon name={METHOD_ICONS[method.kind]} size={22} />
                {formatMethod(paying, method)}
              </>
            }
          >
            {paying.next[method.kind]()}{' '}
            {method.demo && !areDemo(methods) && (
              <strong className={styles.preview}>{paying.demo()}</strong>
            )}
            {inBolivars(method) && bolivarRate && (
              <BolivarPreview options={options} rate={bolivarRate} method={method} />
            )}
            <MethodPrice method={method} options={options} />
          </ChoiceCard>
        ))}
      </fieldset>
      <ErrorLine id="checkout-payment-fault">{fault}</ErrorLine>
      {!bolivarRate && methods.some(inBolivars) && (
        <Notice tone="info" still>
          {orders.bolivars.none()}
        </Notice>
      )}
    </Panel>
  )
}
