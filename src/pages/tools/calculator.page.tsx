// The shipping calculator: every service's price for a shipment, line by line, while one types.
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shipmentQuery } from '#contract/shipment-view.ts'
import { lateAnswer } from '#src/blocks/late-answer.ts'
import { isSameTariff, loadShipment } from '#src/features/shipping/load-shipment.ts'
import { ShipmentTool } from '#src/features/shipping/shipment-tool.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './calculator.module.css'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadShipment(request, context.get(pageContext), lateAnswer.ready)

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSameTariff(currentUrl, nextUrl)

export function Component() {
  const { calculator: t } = useTexts()
  const loaded = useLoaderData<typeof loader>()
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
        addressOf={(shipment) => paths.calculator(shipmentQuery(shipment))}
        late={lateAnswer}
      />
    </Container>
  )
}
