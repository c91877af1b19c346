// Stands in for a page that cannot be fetched; what was seen before is listed by the worker that keeps it.
import { paths } from '#contract/paths.ts'
import styles from '#src/features/house/house.module.css'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { offlinePage: t } = useTexts()
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={t.title()} noindex />
      <EmptyState
        title={t.title()}
        level={1}
        actions={
          <>
            {/* The address that could not be fetched is the one shown, so an empty one asks for it again. */}
            <ButtonLink href="" icon="refresh">
              {t.again()}
            </ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              {t.start()}
            </ButtonLink>
          </>
        }
      >
        <p>{t.lead()}</p>
      </EmptyState>
      <section className={styles.section} aria-labelledby="seen">
        <h2 id="seen">{t.seen()}</h2>
        <p className={styles.soft}>{t.seenText()}</p>
        <ul data-seen="" />
      </section>
    </Container>
  )
}
