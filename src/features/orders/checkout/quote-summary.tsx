// Goods and charges for each delivery; the stylesheet shows the chosen one, so that it works without scripts.
import type { CheckoutOption } from '#contract/checkout.ts'
import { Charges } from '../charges.tsx'
import styles from './checkout.module.css'

export function QuoteSummary({ options }: { options: CheckoutOption[] }) {
  return options.map(({ service, charges, totalCents }) => (
    <div key={service} className={styles.quote} data-for={service}>
      <Charges {...{ service, charges, totalCents }} indicative />
    </div>
  ))
}
