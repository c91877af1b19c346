// One invoice or credit note on its page: how it stands, whom it is for, every line, and the way to its document.
import type { InvoiceView } from '#contract/invoices.ts'
import { localised, paths } from '#contract/paths.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { isInvoiceOpen } from '#domain/invoice-state.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './invoice.module.css'
import { InvoiceLines } from './invoice-lines.tsx'
import { PaymentList } from './payment-list.tsx'

interface InvoiceContentProps {
  invoice: InvoiceView
  /** Of the mailed link; empty for its person. */
  linkKey: string
}

export function InvoiceContent({ invoice, linkKey }: InvoiceContentProps) {
  const { invoicing: t, paying } = useTexts()
  const { locale } = useFacts()
  const { number, kind, other, state, billedTo, payment, bolivars, totalCents, paidCents } = invoice
  const isInvoice = kind === 'invoice'
  const isOpen = isInvoice && isInvoiceOpen(state)
  const due = isOpen && invoice.dueAt ? formatWhen(invoice.dueAt, locale) : null
  const order = formatOrderNumber(invoice.subjectId)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <h1 tabIndex={-1}>{t[kind]({ number })}</h1>
          {isInvoice && <span className={styles.state}>{t.states[state]()}</span>}
        </div>
        <p className={styles.soft}>
          <When iso={invoice.issuedAt} />
          {due && (
            <>
              {'. '}
              <span suppressHydrationWarning>{t.due({ date: due })}</span>
            </>
          )}
        </p>
        {other && (
          <p>
            <Anchor to={paths.invoice(other, linkKey)}>
              {isInvoice ? t.takenBack({ number: other }) : t.takesBack({ number: other })}
            </Anchor>
          </p>
        )}
      </header>
      <section className={`pu-card ${styles.paper}`} aria-labelledby="lines">
        <div className={styles.facts}>
          <div>
            <h2>{t.billedTo()}</h2>
            <p>{billedTo.fullName}</p>
            {billedTo.idDocument && <p>{billedTo.idDocument}</p>}
            <p>{[billedTo.line1, billedTo.city, billedTo.state].filter(Boolean).join(', ')}</p>
            <p>{countryName(billedTo.country, locale)}</p>
          </div>
          {payment && (
            <div>
              <h2>{t.method()}</h2>
              <p>{formatMethod(paying, payment)}</p>
              {payment.demo && <p>{paying.demo()}</p>}
            </div>
          )}
        </div>
        <h2 id="lines">{t.lines()}</h2>
        <InvoiceLines invoice={invoice} />
        {bolivars && isOpen && (
          <p className={styles.row}>
            <span>{t.bolivars()}</span>
            <strong translate="no">{formatMoney(bolivars.centimos, locale, 'VES')}</strong>
          </p>
        )}
        {isInvoice && (
          <>
            <p className={styles.row}>
              <span>{t.paid()}</span>
              <Price cents={paidCents} size="s" />
            </p>
            {isOpen && (
              <p className={styles.row}>
                <span>{t.rest()}</span>
                <Price cents={totalCents - paidCents} size="s" />
              </p>
            )}
          </>
        )}
        {invoice.payments.length > 0 && <PaymentList payments={invoice.payments} />}
      </section>
      <div className={styles.buttons}>
        <a
          className={styles.download}
          href={localised(locale, paths.invoicePdf(number, linkKey))}
          download
        >
          <Icon name="download" />
          {t.download()}
        </a>
        <ButtonLink
          to={linkKey ? paths.orderConfirmation(order, linkKey) : paths.accountOrder(order)}
          variant="secondary"
        >
          {t.toOrder()}
        </ButtonLink>
      </div>
    </>
  )
}
