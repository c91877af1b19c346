// Pictures of shipments that arrived; until there are any, the page says so and shows none of others.
import { paths } from '#contract/paths.ts'
import styles from '#src/features/house/house.module.css'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { housePages: t } = useTexts()
  return (
    <Container className={styles.page}>
      <PageHead title={t.gallery.title()} description={t.gallery.lead()} noindex="follow" />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.gallery.title() }]}
      />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t.gallery.title()}</h1>
        <p>{t.gallery.lead()}</p>
      </header>
      <EmptyState
        title={t.gallery.none()}
        actions={
          <>
            <ButtonLink to={paths.products()}>{t.gallery.shop()}</ButtonLink>
            <ButtonLink to={paths.quote()} variant="secondary">
              {t.gallery.quote()}
            </ButtonLink>
          </>
        }
      >
        <p>{t.gallery.noneText()}</p>
      </EmptyState>
    </Container>
  )
}
