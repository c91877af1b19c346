// One's own invoices and credit notes, newest first; each card is one link.
import type { MyInvoices as Listed } from '#contract/invoices.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from '#src/ui/record-card.module.css'
import { When } from '#src/ui/when.tsx'

export function MyInvoices({ invoices }: { invoices: Listed['invoices'] }) {
  const { invoicing: t } = useTexts()
  return (
    <ul className={styles.list}>
      {invoices.map(({ number, kind, state, totalCents, issuedAt }) => (
        <li key={number} className={`pu-card ${styles.card}`} data-lift="">
          <div className={styles.head}>
            <Anchor to={paths.invoice(number, '')} className={styles.name}>
              {t[kind]({ number })}
            </Anchor>
            <span className={styles.total}>
              <Price cents={totalCents} />
            </span>
          </div>
          <p className={`pu-facts ${styles.soft}`}>
            <When iso={issuedAt} />
            {kind === 'invoice' && <span>{t.states[state]()}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
