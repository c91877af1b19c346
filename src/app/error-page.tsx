// What a person sees when a page does not exist or could not be made; the shell around it stays.
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { reloadIfOutdated } from '#src/lib/outdated.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './error-page.module.css'
import { SearchBox } from '#src/features/catalogue/search-box.tsx'

/** Only the server's errors are answers with a status, and only they are found in its log. */
const idOf = (error: unknown, requestId: string) =>
  isRouteErrorResponse(error) ? requestId : undefined

export function ErrorPage() {
  const error = useRouteError()
  const { locale, requestId } = useFacts()
  const { fault } = useTexts()
  const { pathname, search } = useLocation()
  useEffect(reloadIfOutdated, [])

  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? fault.missing() : fault.broken()
  const id = idOf(error, requestId)
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={title} noindex />
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {missing ? (
              <ButtonLink to={paths.products()} icon="search">
                {fault.products()}
              </ButtonLink>
            ) : (
              // A whole load: whatever went wrong in this page is gone with it.
              <ButtonLink href={localised(locale, `${pathname}${search}`)} icon="refresh">
                {fault.retry()}
              </ButtonLink>
            )}
            <ButtonLink to={paths.home} variant="secondary">
              {fault.home()}
            </ButtonLink>
          </>
        }
      >
        <p>{missing ? fault.missingHelp() : id ? fault.brokenHelp() : fault.noAnswer()}</p>
      </EmptyState>
      {missing && (
        <div className={styles.search}>
          <SearchBox id="search-here" />
        </div>
      )}
      {!missing && id && (
        <p className={styles.code}>
          {fault.code()} <code translate="no">{id}</code>
        </p>
      )}
    </Container>
  )
}
