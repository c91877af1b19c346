// Parts of a product's page that can be read, followed and posted as the server drew them: their code comes at the first touch.
import { type ComponentType, memo, Suspense } from 'react'
import type { ActionFunction } from 'react-router'
import { firstTouch } from '#src/lib/first-touch.ts'
import { latePart } from '#src/lib/late-part.ts'

/** Drawn anew only with other properties: before its code is here, it would be gone for a moment. */
function stillPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { Part, ready } = latePart(firstTouch(), load)
  const Still = memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
  return { Part: Still, ready }
}

const loadRestock = () => import('#src/features/restock/load-restock.ts')

export const lateRestock = stillPart(async () => (await loadRestock()).loadRestockForm())
export const lateFacts = stillPart(async () => {
  const module = await import('#src/features/catalogue/product-facts.tsx')
  return module.ProductFacts
})
export const lateRelated = stillPart(async () => {
  const module = await import('./related-products.tsx')
  return module.RelatedProducts
})

export const restockAction: ActionFunction = async (args) =>
  (await loadRestock()).restockAction(args)

/** For the page's loader; what asks to be told of a product is needed for few. */
export const readyProduct = (): Promise<unknown> =>
  Promise.all([lateFacts.ready(), lateRelated.ready()])
