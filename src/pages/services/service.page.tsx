// One shipping service: what it is for, what it costs to the visitor's city, one thing to do, and what people ask.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CardFacts, ConsolidationFacts, MailboxFacts } from '#src/features/services/rate-facts.tsx'
import { ServiceAction } from '#src/features/services/service-action.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import { ServicePlaces } from '#src/features/services/service-places.tsx'
import { ServiceQuestions, ServiceText } from '#src/features/services/service-text.tsx'
import { centsOf, DaysBadge } from '#src/features/services/services-table.tsx'
import { quickAnswer } from '#src/features/shipping/quick-answer.ts'
import { QuickQuote } from '#src/features/shipping/quick-quote.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-page.module.css'

/** What travels in a box that anybody can measure. */
const BOXED: readonly string[] = ['air', 'sea', 'courier']

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { read, locale } = context.get(pageContext)
  const { code: destination } = await read.shipping.destination()
  const services = await read.shipping.services({ destination })
  const service = services.find(({ slug }) => slug === params['slug'])
  if (!service) throw new Response(null, { status: 404 })
  const [destinations, tariff, fees] = await Promise.all([
    read.shipping.destinations(),
    read.shipping.tariff({ destination }),
    read.shipping.fees(),
  ])
  const card = tariff.services.find((way) => way.service === service.code)?.card ?? null
  const quick =
    card && BOXED.includes(card.service)
      ? await quickAnswer(request, card.service, tariff, locale)
      : null
  return { services, service, destinations, card, fees, quick }
}

export function Component() {
  const { transport: t, calculator, comparison } = useTexts()
  const locale = useUiLocale()
  const { destination } = useFacts()
  const place = destination.name
  const { services, service, destinations, card, fees, quick } = useLoaderData<typeof loader>()
  const { code, name, slug, basePrice, suspension } = service
  const words = t[code]
  const least = formatMoney(centsOf(basePrice), locale)
  // What is only a fee goes nowhere by itself.
  const travels = service.maxDeliveryDays > 0
  const crumbs = [
    { label: calculator.crumb(), to: paths.home },
    { label: t.title(), to: paths.services() },
    { label: name },
  ]
  return (
    <Container className={styles.page}>
      <PageHead title={name} description={words.lead()} canonical={paths.service(slug)} />
      <Breadcrumbs label={calculator.crumbs()} items={crumbs} />
      <div className={styles.top}>
        <header className={styles.head}>
          <span className={styles.icon}>
            <Icon name={SERVICE_ICONS[code]} size={32} />
          </span>
          <h1>{name}</h1>
          <p className={styles.lead}>{words.lead()}</p>
          {service.served ? (
            <p className={styles.facts}>
              {centsOf(basePrice) > 0 && (
                <strong>
                  {travels
                    ? t.fromTo({ place, price: least })
                    : t.rate.priceFrom({ amount: least })}
                </strong>
              )}
              {travels && <DaysBadge service={service} />}
            </p>
          ) : (
            <p>{t.notServed({ place })}</p>
          )}
          {suspension && (
            <Notice tone="warn" title={comparison.suspended()} still>
              {suspension.notice[locale]}
            </Notice>
          )}
          {!quick && (
            <p>
              <ServiceAction code={code} />
            </p>
          )}
        </header>
        {quick && <QuickQuote quick={quick} />}
      </div>
      <div className={styles.body}>
        <ServiceText code={code} />
        {card && <CardFacts card={card} />}
        {code === 'consolidation' && <ConsolidationFacts fees={fees.consolidation} />}
        {code === 'mailbox' && <MailboxFacts fees={fees.mailbox} />}
      </div>
      {card && <ServicePlaces service={card.service} destinations={destinations} />}
      <ServiceQuestions code={code} />
      <nav aria-labelledby="other-services">
        <h2 id="other-services" className={styles.others}>
          {t.others()}
        </h2>
        <ul className={styles.links}>
          {services
            .filter((other) => other.code !== code)
            .map((other) => (
              <li key={other.code}>
                <Anchor
                  to={paths.service(other.slug)}
                  className={`pu-card ${styles.link}`}
                  data-lift
                >
                  <Icon name={SERVICE_ICONS[other.code]} size={22} />
                  {other.name}
                </Anchor>
              </li>
            ))}
        </ul>
      </nav>
    </Container>
  )
}
