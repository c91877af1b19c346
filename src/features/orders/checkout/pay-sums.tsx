// What each way to pay with a fee or a discount makes of a total, below it; the stylesheet shows that of the chosen one.
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { feeOf } from '#domain/payment-amount.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMethod } from '#src/ui/format-method.ts'
import { Price } from '#src/ui/price.tsx'
import charges from '../charges.module.css'
import styles from './checkout.module.css'
import { feePlaces } from './fee-places.ts'

interface PaySumsProps {
  totalCents: number
  methods: readonly PaymentMethodView[]
}

export function PaySums({ totalCents, methods }: PaySumsProps) {
  const { chargeNames, paying } = useTexts()
  const places = feePlaces(methods)
  return methods.map((method) => {
    const place = places.get(method.id)
    if (place === undefined) return null
    const fee = feeOf(totalCents, method)
    return (
      <dl key={method.id} className={`${charges.charges} ${styles.paySums}`} data-pay={place}>
        <div>
          <dt>{fee < 0 ? chargeNames.payment_discount() : chargeNames.payment_fee()}</dt>
          <dd>
            <Price cents={fee} size="s" />
          </dd>
        </div>
        <div className={charges.total}>
          <dt>{formatMethod(paying, method)}</dt>
          <dd>
            <Price cents={totalCents + fee} size="l" />
          </dd>
        </div>
      </dl>
    )
  })
}
