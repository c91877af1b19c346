// Products that go with one: on their way, there, or missed without costing the page anything.
import { Suspense, use } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { PageSection } from '#src/ui/page-section.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'

/** Null when they could not be read. */
type Cards = ProductCard[] | null

interface RelatedProductsProps {
  /** The server has waited for them, the browser shows the page first. */
  related: Cards | Promise<Cards>
}

function Found({ related }: RelatedProductsProps) {
  const { product: words } = useTexts()
  const cards = related instanceof Promise ? use(related) : related
  if (cards?.length === 0) return null
  return (
    <PageSection id="related" title={words.related()}>
      {cards === null ? <p>{words.relatedFailed()}</p> : <ProductGrid products={cards} choice />}
    </PageSection>
  )
}

export function RelatedProducts({ related }: RelatedProductsProps) {
  const { product: words } = useTexts()
  const waiting = (
    <PageSection id="related" title={words.related()}>
      <GridSkeleton count={4} label={words.loading()} />
    </PageSection>
  )
  return (
    <Suspense fallback={waiting}>
      <Found related={related} />
    </Suspense>
  )
}
