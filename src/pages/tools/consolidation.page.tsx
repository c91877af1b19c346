// The consolidation planner: which boxes take several pieces together, how they lie in them, and what that saves.
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { latePlan } from '#src/blocks/late-plan.ts'
import { PlannerTool } from '#src/blocks/planner-tool.tsx'
import { isSamePlan } from '#src/features/shipping/is-same-plan.ts'
import { loadPlan } from '#src/features/shipping/load-plan.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './calculator.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [loaded] = await Promise.all([
    loadPlan(request, context.get(pageContext)),
    latePlan.ready(),
  ])
  return loaded
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSamePlan(currentUrl, nextUrl)

export function Component() {
  const { planner: t } = useTexts()
  const loaded = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} description={t.description()} canonical={paths.consolidation()} />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <PlannerTool loaded={loaded} />
    </Container>
  )
}
