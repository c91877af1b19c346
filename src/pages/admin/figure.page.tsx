// One figure of the network: what holds now, the form that adds a version, and its history.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import type { FigureAnswer } from '#src/features/admin/routes/figure-action.ts'
import { FigureForm } from '#src/features/admin/routes/figure-form.tsx'
import { FigureHistory } from '#src/features/admin/routes/figure-history.tsx'
import { figureOfPath } from '#src/features/admin/routes/figure-of-path.ts'
import { loadFigure } from '#src/features/admin/routes/load-figure.ts'
import { useFigureWords } from '#src/features/admin/routes/use-figure-words.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadFigure(figureOfPath(params), context.get(pageContext))

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { figureAction } = await actionCode(
    request,
    import('#src/features/admin/routes/figure-action.ts'),
  )
  return figureAction(request, figureOfPath(params), context.get(pageContext))
}

export function Component() {
  const { admin, transitDesk: t, pricing } = useTexts()
  const loaded = useLoaderData<typeof loader>()
  const { place, figure, country, city, versions, newest, usualTax } = loaded
  const answer = useActionData<FigureAnswer>()
  const { zoneOf } = useRouteWords()
  const { nameOf } = useFigureWords(usualTax)
  const isPublished = useSearchParams()[0].get('done') === 'published' && newest !== null
  const where = city ? `${city}, ${zoneOf(country)}` : zoneOf(country)
  const isRoute = figure !== 'tax' && figure !== 'remote'
  return (
    <Container className={styles.page}>
      <PageHead title={`${nameOf(figure)} · ${where} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminRoutes(country)}>{t.allRoutes()}</BackLink>
          <h1>{nameOf(figure)}</h1>
          <p>{where}</p>
        </div>
        {isRoute && (
          <DeskLink to={paths.adminSuspensions({ service: figure, place })}>
            {t.suspendThis()}
          </DeskLink>
        )}
      </div>
      {isPublished && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {pricing.published({ version: newest })}
        </Alert>
      )}
      <section className={styles.part} aria-labelledby="add">
        <div>
          <h2 id="add">{pricing.add()}</h2>
          <p className={styles.soft}>{t.addText()}</p>
        </div>
        <FigureForm key={`${place} ${figure} ${newest}`} loaded={loaded} answer={answer} />
      </section>
      <FigureHistory versions={versions} usualTax={usualTax} />
    </Container>
  )
}
