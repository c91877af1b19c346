// Buying for Venezuela: three ways to do it, what is in the price, what can travel and how it is paid.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ProductCard } from '#src/blocks/product-card.tsx'
import { LandingHero } from '#src/features/landing/landing-hero.tsx'
import { LandingWays } from '#src/features/landing/landing-ways.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { Questions } from '#src/ui/questions.tsx'
import { StepsBand } from '#src/ui/steps-band.tsx'
import styles from './landing.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  // Below the fold: its absence costs nobody the page.
  return { products: await read.catalogue.featured({ limit: 4 }).catch(() => []) }
}

export function Component() {
  const { venezuela: t, landing } = useTexts()
  const { products } = useLoaderData<typeof loader>()
  const { lines } = t
  return (
    <>
      <PageHead title={t.title()} description={t.description()} canonical={paths.venezuela} />
      <LandingHero
        title={t.heading()}
        short={t.short()}
        lead={t.lead()}
        actions={
          <>
            <ButtonLink to={paths.products()} size="l" iconEnd="arrow-right">
              {t.toCatalogue()}
            </ButtonLink>
            <Anchor to={paths.calculator()}>{t.toCalculator()}</Anchor>
          </>
        }
      />
      {products.length > 0 && (
        <PageSection
          id="productos"
          title={t.products()}
          more={{ label: t.toCatalogue(), to: paths.products() }}
        >
          <div className="pu-grid" data-rows="whole">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
          <RateNote className={styles.note} />
        </PageSection>
      )}
      <PageSection id="maneras" title={t.ways.title()} lead={t.ways.lead()}>
        <LandingWays />
      </PageSection>
      <StepsBand
        id="precio"
        title={lines.title()}
        lead={lines.lead()}
        steps={[
          { icon: 'tag', title: lines.product(), text: lines.productText() },
          { icon: 'plane', title: lines.freight(), text: lines.freightText() },
          { icon: 'shield', title: lines.customs(), text: lines.customsText() },
        ]}
        after={
          <div className={styles.after}>
            <ButtonLink to={paths.quote()}>{lines.quote()}</ButtonLink>
            <ButtonLink to={paths.customsCalculator()} variant="secondary">
              {lines.duties()}
            </ButtonLink>
          </div>
        }
      />
      <PageSection
        id="viaja"
        title={t.travels.title()}
        lead={t.travels.lead()}
        more={{ label: t.travels.more(), to: paths.help() }}
      >
        <ul className={styles.points}>
          {[t.travels.one(), t.travels.two(), t.travels.three()].map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
          <li data-not="">
            <Icon name="alert" />
            <span>{t.travels.four()}</span>
          </li>
        </ul>
      </PageSection>
      <PageSection
        id="pago"
        title={t.pay.title()}
        lead={t.pay.lead()}
        more={{ label: t.pay.more(), to: paths.payments() }}
      >
        <p className={styles.plain}>{t.pay.text()}</p>
      </PageSection>
      <PageSection id="preguntas" title={landing.questions()}>
        <Questions
          items={[
            [t.faq.cities(), t.faq.citiesText()],
            [t.faq.papers(), t.faq.papersText()],
            [t.faq.taxes(), t.faq.taxesText()],
            [t.faq.damage(), t.faq.damageText()],
          ]}
        />
      </PageSection>
    </>
  )
}
