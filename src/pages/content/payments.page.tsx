// How one can pay, what a dollar is in bolivars today, and where a payment is reported.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/vocabulary.ts'
import styles from '#src/features/content/content.module.css'
import frame from '#src/ui/text-page.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { formatParity, formatStamp } from '#src/ui/format-rate.ts'
import type { IconName } from '#src/ui/icon-paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'

const ICONS: Record<PaymentMethod, IconName> = {
  zelle: 'phone-money',
  bank_transfer: 'bank',
  pago_movil: 'phone',
  binance_pay: 'bitcoin',
  cash_miami: 'cash',
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  // Without a rate the methods are there all the same.
  return { rate: await read.currency.shownRate({ currency: 'VES' }).catch(() => null) }
}

export function Component() {
  const { contentPages: t, orders, money } = useTexts()
  const locale = useUiLocale()
  const { rate } = useLoaderData<typeof loader>()
  return (
    <Container className={frame.page}>
      <PageHead
        title={t.payments.title()}
        description={t.payments.lead()}
        canonical={paths.payments}
      />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.payments.title() }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{t.payments.title()}</h1>
        <p>{t.payments.lead()}</p>
      </header>
      <section className={styles.section} aria-labelledby="methods">
        <h2 id="methods">{t.payments.methods()}</h2>
        <ul className={styles.methods}>
          {PAYMENT_METHODS.map((method) => (
            <li key={method} className={`pu-card ${styles.method}`}>
              <Icon name={ICONS[method]} size={28} />
              <h3>{orders.methods[method]()}</h3>
              <p>{orders.next[method]()}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="bolivars">
        <h2 id="bolivars">{t.payments.today()}</h2>
        {rate ? (
          <>
            <p className={styles.rate} translate="no">
              {formatParity(rate, locale)}
            </p>
            <p className={styles.soft} suppressHydrationWarning>
              {money.kind[rate.kind]()}, {rate.sourceName || money.kind.override()},{' '}
              {formatStamp(rate.valueDate, locale)}
            </p>
          </>
        ) : (
          <p>{t.payments.noRate()}</p>
        )}
        <p>{t.payments.frozen()}</p>
      </section>
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">{t.payments.report()}</h2>
        <p>{t.payments.reportText()}</p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.accountOrders()}>{t.payments.toOrders()}</ButtonLink>
          <ButtonLink to={paths.currency()} variant="secondary">
            {money.rates()}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
