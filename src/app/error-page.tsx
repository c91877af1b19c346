// What a person sees when a page does not exist or could not be made; the shell around it stays.
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { MissingPage } from '#src/blocks/missing-page.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { reloadIfOutdated } from '#src/lib/outdated.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './error-page.module.css'

const TOO_OFTEN = 429

/** Only the server's errors are answers with a status, and only they are found in its log. */
const idOf = (status: number | null, requestId: string) =>
  status === null || status === TOO_OFTEN ? undefined : requestId

export function ErrorPage() {
  const error = useRouteError()
  const { locale, requestId } = useFacts()
  const { fault } = useTexts()
  const { pathname, search } = useLocation()
  useEffect(reloadIfOutdated, [])

  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 404) return <MissingPage />
  const title = status === TOO_OFTEN ? fault.often() : fault.broken()
  const id = idOf(status, requestId)
  const help = status === TOO_OFTEN ? fault.oftenHelp() : id ? fault.brokenHelp() : fault.noAnswer()
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={title} noindex />
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {/* A whole load: whatever went wrong in this page is gone with it. */}
            <ButtonLink href={localised(locale, `${pathname}${search}`)} icon="refresh">
              {fault.retry()}
            </ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              {fault.home()}
            </ButtonLink>
          </>
        }
      >
        <p>{help}</p>
      </EmptyState>
      {id && (
        <p className={styles.code}>
          {fault.code()} <code translate="no">{id}</code>
        </p>
      )}
    </Container>
  )
}
