// The lines of an invoice and their sum.
import type { InvoiceView } from '#contract/invoices.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import styles from './invoice.module.css'

export function InvoiceLines({ invoice: { lines, totalCents } }: { invoice: InvoiceView }) {
  const { invoicing: t, chargeNames } = useTexts()
  const { locale } = useFacts()
  return (
    <dl className={styles.lines}>
      {lines.map(({ reason, name, textLanguage, quantity, unitCents, cents }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- frozen: a line never moves
        <div key={at}>
          <dt>
            {name ? <span lang={textLanguage}>{name}</span> : chargeNames[reason]()}
            {quantity > 1 && (
              <small>{t.pieces({ quantity, price: formatMoney(unitCents, locale) })}</small>
            )}
          </dt>
          <dd>
            <Price cents={cents} size="s" />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{chargeNames.total()}</dt>
        <dd>
          <Price cents={totalCents} size="l" />
        </dd>
      </div>
    </dl>
  )
}
