// Stands in for a page that cannot be fetched; what was seen before is listed by the worker that keeps it.
import { paths } from '#contract/paths.ts'
import styles from '#src/features/content/content.module.css'
import frame from '#src/ui/text-page.module.css'
import { PageHead } from '#src/lib/page-head.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LOCALE_TAGS } from '#src/ui/format-number.ts'

export function Component() {
  const { offlinePage: t } = useTexts()
  const { locale } = useFacts()
  return (
    <Container width="narrow" className={frame.page}>
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
        <ul data-seen="" className={styles.seen} />
      </section>
      {/* What the worker puts over a kept page; it fills in the moment. */}
      <div hidden data-kept={LOCALE_TAGS[locale]}>
        <aside className="pu-kept" aria-label={t.copy()}>
          {t.copyText({ date: '{date}' })}
        </aside>
      </div>
    </Container>
  )
}
