// What a person sees when a page does not exist or could not be made; the shell around it stays.
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { MissingPage } from '#src/blocks/missing-page.tsx'
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

/** What failed: the page's own answer, a call of it, or an answer of something before the server. */
interface Failed {
  status?: number
  data?: { httpStatus?: number; requestId?: string } | null
  /** Of a call that something before the server answered: its page, or JSON of another shape. */
  cause?: unknown
  meta?: { response?: unknown }
}

const statusOf = (answer: unknown) => (Object(answer) as Failed).status

/** None where nobody answered. Only the server's own answers have an id, and only they are found in its log. */
function answerOf(error: unknown) {
  const { data, cause, meta } = Object(error) as Failed
  const before = statusOf(cause) ?? statusOf(meta?.response)
  return { status: data?.httpStatus ?? statusOf(error) ?? before, id: data?.requestId }
}

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
