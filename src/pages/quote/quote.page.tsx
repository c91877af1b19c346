// The quote: parcels and products of the shop, every service side by side, kept under a link for seven days.
import { Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { isSeveral, shipmentQuery } from '#contract/shipment-view.ts'
import { FormalDutiesCard } from '#src/blocks/formal-duties-card.tsx'
import { PlannerCall } from '#src/blocks/planner-call.tsx'
import { CustomsBrief } from '#src/features/customs/customs-brief.tsx'
import { isSameTariff, loadShipment } from '#src/features/shipping/load-shipment.ts'
import { findForShelf, ProductShelf } from '#src/features/shipping/product-shelf.tsx'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { ShipmentTool } from '#src/features/shipping/shipment-tool.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { latePart, near } from '#src/lib/late-part.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './quote.module.css'

const lateKeep = latePart(near('keep'), async () => {
  const module = await import('#src/features/shipping/keep-quote.tsx')
  return module.KeepQuote
})

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 120)
  const [loaded, found] = await Promise.all([
    loadShipment(request, page),
    find.trim() === '' ? null : findForShelf(page.read, find).catch(() => null),
    lateKeep.ready(),
  ])
  return { ...loaded, find, found }
}

export const action = postAction(async () => {
  const { keepPosts } = await import('#src/features/shipping/quote-posts.ts')
  return keepPosts
})

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSameTariff(currentUrl, nextUrl)

export function Component() {
  const { quoting: t, calculator } = useTexts()
  const { destinations, find, found, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<QuoteAnswer>()
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} description={t.description()} canonical={paths.quote()} />
      <Breadcrumbs
        label={calculator.crumbs()}
        items={[{ label: calculator.crumb(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <ShipmentTool
        loaded={loaded}
        destinations={destinations}
        addressOf={(shipment) => paths.quote(shipmentQuery(shipment))}
        renderShelf={(view, onChange) => <ProductShelf {...{ view, find, found, onChange }} />}
        duties={{ Brief: CustomsBrief, Whole: FormalDutiesCard }}
      >
        {(view) => (
          <>
            <div id="keep">
              <Suspense>
                <lateKeep.Part view={view} answer={answer} />
              </Suspense>
            </div>
            {isSeveral(view) && <PlannerCall view={view} />}
          </>
        )}
      </ShipmentTool>
    </Container>
  )
}
