// What a landing page shows of a shop: products, or where there are none the samples of a store.
import type { ProductCard } from '#contract/catalogue.ts'
import { PLACEHOLDER_AFFILIATE_IDS } from '#domain/affiliate.ts'
import type { SampleProduct } from '#domain/sample-products.ts'
import type { PartnerStore } from '#domain/vocabulary.ts'
import type { Reads } from '#src/lib/calls.ts'

/** `store` is whose samples stand in; a page without a store of its own takes Amazon's (specification §3). */
export async function loadShowcase(
  read: Reads,
  find: () => Promise<ProductCard[]>,
  store: PartnerStore,
) {
  const [products, ids] = await Promise.all([
    find().catch((): ProductCard[] => []),
    read.catalogue.partners().catch(() => PLACEHOLDER_AFFILIATE_IDS),
  ])
  if (products.length > 0) return { products, samples: [] as SampleProduct[], ids }
  // Nobody fetches the samples of a shop that has goods.
  const { sampleProducts } = await import('#domain/sample-products.ts')
  return { products, samples: sampleProducts(store, ids), ids }
}
