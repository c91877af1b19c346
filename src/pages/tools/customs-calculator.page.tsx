// The customs calculator: what a parcel may pay at the border, tax by tax, with sources, while one types.
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CustomsData } from '#src/features/customs/customs-data.tsx'
import { CustomsTool } from '#src/features/customs/customs-tool.tsx'
import { isSameBook, loadCustoms } from '#src/features/customs/load-customs.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './customs-calculator.module.css'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCustoms(request, context.get(pageContext))

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSameBook(currentUrl, nextUrl)

export function Component() {
  const { customs: t } = useTexts()
  const loaded = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.customsCalculator()}
      />
      <CustomsData />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <CustomsTool loaded={loaded} />
    </Container>
  )
}
