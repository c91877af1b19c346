// Buying at Amazon from afar: its search, what of it stands in our catalogue, and how a parcel gets home.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ProductCard } from '#src/blocks/product-card.tsx'
import { LandingHero } from '#src/features/landing/landing-hero.tsx'
import { loadShowcase } from '#src/features/landing/load-showcase.ts'
import { SampleCard } from '#src/features/landing/sample-card.tsx'
import { StoreSearch } from '#src/features/landing/store-search.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { Questions } from '#src/ui/questions.tsx'
import { StepsBand } from '#src/ui/steps-band.tsx'
import styles from './landing.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { read } = context.get(pageContext)
  const find = async () => (await read.catalogue.list({ stores: ['amazon'] })).products
  const term = searchParams.get('term')?.slice(0, 120) ?? null
  return { ...(await loadShowcase(read, find, 'amazon')), term }
}

export function Component() {
  const { amazonPage: t, landing } = useTexts()
  const { brand } = useFacts()
  const { products, samples, ids, term } = useLoaderData<typeof loader>()
  const all = paths.products({ stores: ['amazon'] })
  return (
    <>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.amazon}
        noindex={term !== null && 'follow'}
      />
      <LandingHero
        title={t.heading()}
        short={t.short()}
        lead={t.lead()}
        note={t.honest({ brand })}
        actions={
          <>
            <ButtonLink to={all} size="l" iconEnd="arrow-right">
              {t.toCatalogue()}
            </ButtonLink>
            <Anchor to={paths.calculator()}>{t.toCalculator()}</Anchor>
          </>
        }
      />
      <PageSection id="buscar" title={t.search()} lead={t.searchLead()}>
        <div className={`pu-card ${styles.panel}`}>
          <StoreSearch
            ids={ids}
            asked={{ store: 'amazon', term }}
            action={paths.amazon}
            only="amazon"
          />
        </div>
      </PageSection>
      <PageSection
        id="productos"
        title={t.products()}
        lead={samples.length > 0 ? landing.samplesNote() : t.productsLead()}
        more={{ label: t.toCatalogue(), to: all }}
      >
        <div className="pu-grid" data-rows="whole">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
          {samples.map((sample) => (
            <SampleCard key={sample.id} sample={sample} />
          ))}
        </div>
        <RateNote className={styles.note} />
      </PageSection>
      <StepsBand
        id="como"
        title={t.steps.title()}
        lead={t.steps.lead()}
        steps={[
          { icon: 'search', title: t.steps.one(), text: t.steps.oneText() },
          { icon: 'box', title: t.steps.two(), text: t.steps.twoText() },
          { icon: 'map-pin', title: t.steps.three(), text: t.steps.threeText() },
        ]}
      />
      <PageSection id="antes" title={t.before()}>
        <ul className={styles.points}>
          {[t.tips.size(), t.tips.sold(), t.tips.battery(), t.tips.parcels()].map((tip) => (
            <li key={tip}>
              <Icon name="check" />
              <span>{tip}</span>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="preguntas" title={landing.questions()}>
        <Questions
          items={[
            [t.faq.card(), t.faq.cardText({ brand })],
            [t.faq.prime(), t.faq.primeText()],
            [t.faq.price(), t.faq.priceText()],
            [t.faq.back(), t.faq.backText()],
          ]}
        />
      </PageSection>
    </>
  )
}
