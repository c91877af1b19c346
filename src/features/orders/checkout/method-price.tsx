// What a way to pay makes of the total of each delivery; the stylesheet shows the chosen one.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { feeOf } from '#domain/payment-amount.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import styles from './checkout.module.css'
import { payName } from './pay-name.ts'

interface MethodPriceProps {
  method: PaymentMethodView
  options: readonly CheckoutOption[]
}

/** Nothing where it costs neither more nor less. */
export function MethodPrice({ method, options }: MethodPriceProps) {
  const { paying: t } = useTexts()
  const { locale } = useFacts()
  const usd = (cents: number) => formatMoney(cents, locale)
  return options.map(({ service, totalCents }) => {
    const fee = feeOf(totalCents, method)
    if (fee === 0) return null
    const said = { amount: usd(Math.abs(fee)), total: usd(totalCents + fee) }
    return (
      <strong key={service} className={styles.preview} data-for={service} translate="no">
        <input type="hidden" name={payName(service, method.id)} value={totalCents + fee} />
        {fee > 0 ? t.fee(said) : t.discount(said)}
      </strong>
    )
  })
}
