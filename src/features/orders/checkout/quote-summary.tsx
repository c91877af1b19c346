// Goods and charges for each delivery; the stylesheet shows the chosen one, so that it works without scripts.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { namedFor } from '#src/lib/begun-option.ts'
import { CustomsNote } from '#src/ui/customs-note.tsx'
import { Charges } from '../charges.tsx'
import styles from './checkout.module.css'
import { PaySums } from './pay-sums.tsx'

interface QuoteSummaryProps {
  options: CheckoutOption[]
  methods: readonly PaymentMethodView[]
  /** Where the prices are for: two lower-case letters. */
  country: string
}

export function QuoteSummary({ options, methods, country }: QuoteSummaryProps) {
  return options.map((option) => (
    <div key={option.service} className={styles.quote} data-for={option.service}>
      <Charges {...option} indicative />
      <PaySums totalCents={option.totalCents} methods={methods} />
      <CustomsNote customs={option.customs} country={country} by={namedFor(options, option)} />
    </div>
  ))
}
