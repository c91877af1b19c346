// The shipping calculator: every service's price for a shipment, line by line, while one types.
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { isSeveral, shipmentQuery } from '#contract/shipment-view.ts'
import { FormalDutiesCard } from '#src/blocks/formal-duties-card.tsx'
import { PlannerCall } from '#src/blocks/planner-call.tsx'
import { CustomsBrief } from '#src/features/customs/customs-brief.tsx'
import { isSameTariff, loadShipment } from '#src/features/shipping/load-shipment.ts'
import { ShipmentTool } from '#src/features/shipping/shipment-tool.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './calculator.module.css'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadShipment(request, context.get(pageContext))

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSameTariff(currentUrl, nextUrl)

export function Component() {
  const { calculator: t } = useTexts()
  const { destinations, ...loaded } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} description={t.description()} canonical={paths.calculator()} />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.crumb(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <ShipmentTool
        loaded={loaded}
        destinations={destinations}
        addressOf={(shipment) => paths.calculator(shipmentQuery(shipment))}
        duties={{ Brief: CustomsBrief, Whole: FormalDutiesCard }}
      >
        {(view) => (
          <>
            <div className={styles.keep}>
              <p>{t.validity()}</p>
              <ButtonLink
                to={paths.quote(shipmentQuery({ ...view, asked: true }))}
                icon="share"
                rel="nofollow"
              >
                {t.save()}
              </ButtonLink>
            </div>
            {isSeveral(view) && <PlannerCall view={view} />}
          </>
        )}
      </ShipmentTool>
    </Container>
  )
}
