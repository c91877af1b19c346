// How one can pay, what a dollar is in bolivars today, and where a payment is reported.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BolivarAmount } from '#src/features/billing/bolivar-amount.tsx'
import { MethodCards } from '#src/features/billing/method-cards.tsx'
import styles from '#src/features/billing/payments.module.css'
import { readAmount } from '#src/features/currency/rates-view.ts'
import frame from '#src/ui/text-page.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { DemoMethods } from '#src/ui/demo-methods.tsx'
import { NoMethods } from '#src/ui/no-methods.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'

const MOST_CHARACTERS = 24

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const amount = new URL(request.url).searchParams.get('amount') ?? ''
  const [methods, rate] = await Promise.all([
    read.billing.paymentMethods(),
    // Without a rate the methods are there all the same.
    read.currency.shownRate({ currency: 'VES' }).catch(() => null),
  ]).catch(throwStatus)
  return { methods, rate, amount: amount.slice(0, MOST_CHARACTERS) }
}

export function Component() {
  const { contentPages, money } = useTexts()
  const t = contentPages.payments
  const locale = useUiLocale()
  const { methods, rate, amount } = useLoaderData<typeof loader>()
  return (
    <Container className={frame.page}>
      <PageHead
        title={t.title()}
        description={t.lead()}
        canonical={paths.payments()}
        noindex={amount !== '' && 'follow'}
      />
      <Breadcrumbs
        label={contentPages.crumbs()}
        items={[{ label: contentPages.home(), to: paths.home }, { label: t.title() }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{t.title()}</h1>
        <p>{t.lead()}</p>
      </header>
      <section className={styles.section} aria-labelledby="methods">
        <h2 id="methods">{t.methods()}</h2>
        <DemoMethods methods={methods} />
        {methods.length === 0 ? <NoMethods /> : <MethodCards methods={methods} />}
      </section>
      <section className={styles.section} aria-labelledby="bolivars">
        <h2 id="bolivars">{t.today()}</h2>
        {rate ? (
          <BolivarAmount
            rate={rate}
            amount={amount}
            read={amount === '' ? null : readAmount(amount, locale)}
          />
        ) : (
          <p>{t.noRate()}</p>
        )}
        <p>{t.frozen()}</p>
      </section>
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">{t.report()}</h2>
        <p>{t.reportText()}</p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.accountOrders()}>{t.toOrders()}</ButtonLink>
          <ButtonLink to={paths.currency()} variant="secondary">
            {money.rates()}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
