// How one may pay, as plain words with a neutral drawing: nobody's logo is redrawn.
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import styles from './payment-marks.module.css'

const METHODS = {
  zelle: 'card',
  transfer: 'bank',
  pagoMovil: 'phone-money',
  binance: 'bitcoin',
  cash: 'cash',
} as const satisfies Record<string, IconName>

export function PaymentMarks() {
  const { payments, methods } = useTexts().product
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title" className={styles.title}>
        {payments()}
      </h2>
      <ul className={styles.marks}>
        {(Object.keys(METHODS) as (keyof typeof METHODS)[]).map((method) => (
          <li key={method} className={styles.mark}>
            <Icon name={METHODS[method]} />
            {methods[method]()}
          </li>
        ))}
      </ul>
    </section>
  )
}
