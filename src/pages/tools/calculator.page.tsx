// The shipping calculator: every service's price for a shipment, line by line, while one types.
import { type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { LateTool, loadTool } from '#src/blocks/late-tool.tsx'
import { isSameTariff } from '#src/features/shipping/is-same-tariff.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './calculator.module.css'

export const loader = loadTool

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
      <LateTool loaded={loaded} pageAt={paths.calculator} />
    </Container>
  )
}
