// Home: what there is to buy, then how it comes to the door and what the shipping services cost.
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '#contract/paths.ts'
import { servicesQuery, type ServicesView } from '#contract/services-view.ts'
import { ProductCard } from '#src/blocks/product-card.tsx'
import { CategoryTiles } from '#src/features/home/category-tiles.tsx'
import { Hero } from '#src/features/home/hero.tsx'
import { HomeData } from '#src/features/home/home-data.tsx'
import { loadFreight } from '#src/features/home/load-freight.ts'
import { usePreparedCalculator } from '#src/features/home/use-prepared-calculator.ts'
import { Promises } from '#src/features/home/promises.tsx'
import { Steps } from '#src/features/home/steps.tsx'
import { loadComparison } from '#src/features/services/load-comparison.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { latePart, near } from '#src/lib/late-part.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { RateNote } from '#src/ui/local-price.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { SearchBox } from '#src/features/catalogue/search-box.tsx'
import styles from './home.module.css'

const lateComparison = latePart(near('comparar'), async () => {
  const module = await import('#src/features/services/services-comparison.tsx')
  return module.ServicesComparison
})

const lateContact = latePart(near('contacto'), async () => {
  const module = await import('#src/features/contact/contact-section.tsx')
  return module.ContactSection
})

const comparedAt = (view: Partial<ServicesView>) => paths.compared(servicesQuery(view))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { read } = page
  const [products, { categories }, freight, comparison, office] = await Promise.all([
    read.catalogue.featured({ limit: 8 }),
    read.catalogue.facets({}),
    loadFreight(page),
    loadComparison(request, page),
    read.contact.office(),
    lateComparison.ready(),
    lateContact.ready(),
  ])
  return { products, categories, freight, comparison, office }
}

export function Component() {
  const { products, categories, freight, comparison, office } = useLoaderData<typeof loader>()
  const { homePage, contactPage, comparison: words } = useTexts()
  const { destination } = useFacts()
  usePreparedCalculator()
  return (
    <>
      <PageHead
        title={homePage.title()}
        description={homePage.description()}
        canonical={paths.home}
        noindex={servicesQuery(comparison.view).size > 0 && 'follow'}
      />
      <HomeData />
      <Hero search={<SearchBox id="search-hero" size="l" />} />
      <CategoryTiles categories={categories} />
      {products.length > 0 && (
        <PageSection
          id="productos"
          title={homePage.featured.title()}
          more={{ label: homePage.featured.more(), to: paths.products() }}
        >
          <div className="pu-grid" data-rows="whole">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
          <RateNote className={styles.note} />
        </PageSection>
      )}
      <Promises freight={freight} />
      <PageSection
        id="comparar"
        title={words.heading()}
        lead={words.intro({ place: destination.name })}
        more={{ label: words.allDetails(), to: paths.services() }}
      >
        <Suspense>
          <lateComparison.Part loaded={comparison} addressOf={comparedAt} />
        </Suspense>
      </PageSection>
      <Steps />
      <PageSection
        id="contacto"
        title={contactPage.heading()}
        lead={contactPage.lead()}
        more={{ label: contactPage.more(), to: paths.contact() }}
      >
        <Suspense>
          <lateContact.Part office={office} />
        </Suspense>
      </PageSection>
    </>
  )
}
