// What stands where nothing is: why, the ways to known places, and the search.
import { paths } from '#contract/paths.ts'
import { SearchBox } from '#src/features/catalogue/search-box.tsx'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './missing-page.module.css'

/** `title` and `text` where it is known what is missing. */
export function MissingPage({ title, text }: { title?: string; text?: string }) {
  const { fault } = useTexts()
  const said = title ?? fault.missing()
  return (
    <Container width="narrow" className={styles.page}>
      <PageHead title={said} noindex />
      <EmptyState
        level={1}
        title={said}
        actions={
          <>
            <ButtonLink to={paths.products()} icon="search">
              {fault.products()}
            </ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              {fault.home()}
            </ButtonLink>
            <ButtonLink to={paths.calculator()} variant="secondary">
              {fault.toCalculator()}
            </ButtonLink>
            <ButtonLink to={paths.contact()} variant="secondary">
              {fault.toContact()}
            </ButtonLink>
          </>
        }
      >
        <p>{text ?? fault.missingHelp()}</p>
      </EmptyState>
      <div className={styles.search}>
        <SearchBox id="search-here" />
      </div>
    </Container>
  )
}
