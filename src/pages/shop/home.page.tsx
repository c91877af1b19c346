// Home: what the shop does, how it works, and the first things to look at.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ProductCard } from '#src/blocks/product-card.tsx'
import { CategoryTiles } from '#src/features/home/category-tiles.tsx'
import { FreightCompare } from '#src/features/home/freight-compare.tsx'
import { Hero } from '#src/features/home/hero.tsx'
import { HomeData } from '#src/features/home/home-data.tsx'
import { Promises } from '#src/features/home/promises.tsx'
import { Steps } from '#src/features/home/steps.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { RateNote } from '#src/ui/local-price.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { SearchBox } from '#src/features/catalogue/search-box.tsx'
import styles from './home.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [products, { categories }, freight] = await Promise.all([
    read.catalogue.featured({ limit: 8 }),
    read.catalogue.facets({}),
    // The tariff stays on the server; a browser fetches it only when it comes back to this page by itself.
    import('#src/features/home/freight-facts.ts').then(({ freightFacts }) => freightFacts()),
  ])
  return { products, categories, freight }
}

export function Component() {
  const { products, categories, freight } = useLoaderData<typeof loader>()
  const { front } = useTexts()
  return (
    <>
      <PageHead
        title={front.title()}
        description={front.description()}
        canonical={paths.home}
        image="/hero.webp"
      />
      <HomeData />
      <Hero search={<SearchBox id="search-hero" size="l" />} />
      <Promises {...freight} />
      <Steps />
      <CategoryTiles categories={categories} />
      {products.length > 0 && (
        <PageSection
          id="productos"
          title={front.featured.title()}
          more={{ label: front.featured.more(), to: paths.products() }}
        >
          <div className="pu-grid">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
          <RateNote className={styles.note} />
        </PageSection>
      )}
      <FreightCompare {...freight} />
    </>
  )
}
