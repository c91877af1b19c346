// What a person sees when a page does not exist or could not be made; the shell around it stays.
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { MissingPage } from '#src/blocks/missing-page.tsx'
import { answerOf } from '#src/lib/answer-of.ts'
import { useFacts } from '#src/lib/facts.ts'
import { reloadIfOutdated } from '#src/lib/outdated.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './error-page.module.css'

const TOO_OFTEN = 429

export function ErrorPage() {
  const error = useRouteError()
  const { locale } = useFacts()
  const { fault } = useTexts()
  const { pathname, search } = useAddress()
  useEffect(reloadIfOutdated, [])

  const { status, id } = answerOf(error)
  if (status === 404) return <MissingPage />
  const isTooOften = status === TOO_OFTEN
  const title = isTooOften ? fault.often() : fault.broken()
  const broken = status ? fault.brokenHelp() : fault.noAnswer()
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
        <p>{isTooOften ? fault.oftenHelp() : broken}</p>
      </EmptyState>
      {id && !isTooOften && (
        <p className={styles.code}>
          {fault.code()} <code translate="no">{id}</code>
        </p>
      )}
    </Container>
  )
}
