// The payments reported for an invoice, each with what became of it.
import type { PaymentView } from '#contract/payments.ts'
import { currencyOf } from '#domain/payment-amount.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatDay } from '#src/ui/format-rate.ts'
import styles from './invoice.module.css'

export function PaymentList({ payments }: { payments: readonly PaymentView[] }) {
  const { invoicing: t, paying } = useTexts()
  const { locale } = useFacts()
  return (
    <>
      <h2 id="payments">{t.payments()}</h2>
      <dl className={styles.lines} aria-labelledby="payments">
        {payments.map(({ kind, state, amount, paidOn, reference, reportedAt }) => (
          <div key={`${reportedAt} ${reference}`}>
            <dt>
              {paying.methods[kind]()} <span translate="no">{reference}</span>
              <small>
                {formatDay(paidOn, locale)}, {paying.paymentStates[state]()}
              </small>
            </dt>
            <dd translate="no">{formatMoney(amount, locale, currencyOf(kind))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
