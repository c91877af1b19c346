// What a search shows that found nothing: the filters are to blame where some are set, else the way leads on to the stores.
import type { CatalogueView } from '#contract/catalogue-view.ts'
import { paths } from '#contract/paths.ts'
import { activeFilters } from '#src/features/catalogue/active-filters.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function NothingFound({ view }: { view: CatalogueView }) {
  const words = useTexts().catalogue.list
  const { search } = view
  const isNarrowed = activeFilters(view).length > (search ? 1 : 0)
  const isByWords = search !== '' && !isNarrowed
  return (
    <EmptyState
      title={words.emptyTitle()}
      actions={
        <>
          {search && isNarrowed && (
            <ButtonLink to={paths.products({ search })}>{words.emptySearch()}</ButtonLink>
          )}
          {isByWords && (
            <>
              <ButtonLink to={`${paths.abroad({ term: search })}#buscar`}>
                {words.atStores()}
              </ButtonLink>
              <ButtonLink to={paths.contact()} variant="secondary">
                {words.ask()}
              </ButtonLink>
            </>
          )}
          <ButtonLink to={paths.products()} variant="secondary">
            {words.all()}
          </ButtonLink>
        </>
      }
    >
      {isByWords ? words.emptyWords() : words.empty()}
    </EmptyState>
  )
}
