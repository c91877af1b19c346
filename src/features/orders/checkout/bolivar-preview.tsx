// What paying in bolivars would come to at this moment for each delivery; the stylesheet shows the chosen one.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { RateView } from '#contract/currency.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { bolivarsFor } from '#domain/bolivar-payment.ts'
import { feeOf } from '#domain/payment-amount.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { BolivarCitation } from '../bolivar-citation.tsx'
import styles from './checkout.module.css'

interface BolivarPreviewProps {
  options: CheckoutOption[]
  rate: RateView
  method: PaymentMethodView
}

export function BolivarPreview({ options, rate, method }: BolivarPreviewProps) {
  const { bolivars: t } = useTexts().orders
  const { locale } = useFacts()
  return (
    <>
      {options.map(({ service, totalCents }) => (
        <strong key={service} className={styles.preview} data-for={service} translate="no">
          {t.now({
            amount: formatMoney(
              bolivarsFor(totalCents + feeOf(totalCents, method), rate.rate),
              locale,
              'VES',
            ),
          })}
        </strong>
      ))}
      <BolivarCitation cited={rate} exact={false} /> {t.indicative()}
    </>
  )
}
