// Shopping in five stores of the United States: search them, see what there is, and how it gets home.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { PARTNER_STORES } from '#domain/vocabulary.ts'
import { ProductCard } from '#src/blocks/product-card.tsx'
import { ServiceCards } from '#src/blocks/service-cards.tsx'
import { AbroadData } from '#src/features/landing/abroad-data.tsx'
import { LandingHero } from '#src/features/landing/landing-hero.tsx'
import { loadShowcase } from '#src/features/landing/load-showcase.ts'
import { RotatingGrid } from '#src/features/landing/rotating-grid.tsx'
import { SampleCard } from '#src/features/landing/sample-card.tsx'
import { SoonBanner } from '#src/features/landing/soon-banner.tsx'
import { StoreSearch } from '#src/features/landing/store-search.tsx'
import { WarehouseLink } from '#src/features/landing/warehouse-link.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { Questions } from '#src/ui/questions.tsx'
import { StepsBand } from '#src/ui/steps-band.tsx'
import styles from './landing.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { read } = context.get(pageContext)
  const term = searchParams.get('term')
  const store =
    PARTNER_STORES.find((known) => known === searchParams.get('store')) ?? PARTNER_STORES[0]
  const from = Number(searchParams.get('from'))
  const [showcase, services] = await Promise.all([
    loadShowcase(read, () => read.catalogue.featured({ limit: 24 }), store),
    // Below the fold: its absence costs nobody the page.
    read.shipping.services({}).catch(() => []),
  ])
  const asked = { store, term: term === null ? null : term.slice(0, 120) }
  // Whatever else stands in an address, such as marks of an advertisement, makes no other page of it.
  const narrowed = ['store', 'term', 'from'].some((name) => searchParams.has(name))
  return { ...showcase, services, asked, from, narrowed }
}

export function Component() {
  const { abroad: t, landing } = useTexts()
  const { brand } = useFacts()
  const { products, samples, ids, services, asked, from, narrowed } = useLoaderData<typeof loader>()
  const cards = [
    ...products.map((product) => <ProductCard key={product.id} product={product} />),
    ...samples.map((sample) => <SampleCard key={sample.id} sample={sample} />),
  ]
  return (
    <>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.abroad()}
        noindex={narrowed && 'follow'}
      />
      <AbroadData />
      <LandingHero
        title={t.heading()}
        short={t.short()}
        lead={t.lead()}
        actions={
          <>
            <ButtonLink to={paths.products()} size="l" iconEnd="arrow-right">
              {t.toCatalogue()}
            </ButtonLink>
            <Anchor href="#almacen">{t.howLink()}</Anchor>
          </>
        }
      />
      <PageSection id="buscar" title={t.search.title()} lead={t.search.lead()}>
        <div className={`pu-card ${styles.panel}`}>
          <StoreSearch ids={ids} asked={asked} />
        </div>
      </PageSection>
      <PageSection
        id="productos"
        title={t.grid.title()}
        lead={samples.length > 0 ? landing.samplesNote() : t.grid.lead()}
        more={{ label: t.grid.more(), to: paths.products() }}
      >
        <RotatingGrid items={cards} from={from} anchor="productos" />
        <RateNote className={styles.note} />
      </PageSection>
      <StepsBand
        id="almacen"
        title={t.warehouse.title()}
        lead={t.warehouse.lead()}
        steps={[
          { icon: 'map-pin', title: t.warehouse.one(), text: t.warehouse.oneText() },
          { icon: 'box', title: t.warehouse.two(), text: t.warehouse.twoText() },
          { icon: 'truck', title: t.warehouse.three(), text: t.warehouse.threeText() },
        ]}
        after={
          <div className={styles.after}>
            <WarehouseLink />
            <ButtonLink to={paths.service('virtual-mailbox')} variant="secondary">
              {t.warehouse.mailbox()}
            </ButtonLink>
          </div>
        }
      />
      <PageSection
        id="envios"
        title={t.services.title()}
        lead={t.services.lead()}
        more={{ label: t.services.more(), to: paths.services() }}
      >
        <ServiceCards services={services} />
      </PageSection>
      <Container>
        <SoonBanner />
      </Container>
      <PageSection id="preguntas" title={landing.questions()}>
        <Questions
          items={[
            [t.faq.pay(), t.faq.payText({ brand })],
            [t.faq.stores(), t.faq.storesText()],
            [t.faq.price(), t.faq.priceText()],
            [t.faq.time(), t.faq.timeText()],
            [t.faq.forbidden(), t.faq.forbiddenText()],
            [t.faq.back(), t.faq.backText()],
          ]}
        />
      </PageSection>
      <PageSection id="buscar-otra-vez" title={t.again()}>
        <StoreSearch ids={ids} asked={{ store: asked.store, term: null }} small />
      </PageSection>
    </>
  )
}
