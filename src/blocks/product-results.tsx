// What a search has found: products with their pages, the places of those on their way, nothing, or an error.
import type { CatalogueView } from '#contract/catalogue-view.ts'
import type { ProductList } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { boundedCount } from '#src/features/catalogue/bounded-count.ts'
import { shownRange } from '#src/features/catalogue/shown-range.ts'
import { SpellingNotice } from '#src/features/catalogue/spelling-notice.tsx'
import { useSlow } from '#src/features/catalogue/use-slow.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { NothingFound } from './nothing-found.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'
import styles from './product-results.module.css'

interface ProductResultsProps {
  view: CatalogueView
  /** Null when they could not be read. */
  list: ProductList | null
  /** Not read, because too much was asked for in a row. */
  often: boolean
  /** Others are on their way. */
  waiting: boolean
}

export function ProductResults({ view, list, often, waiting }: ProductResultsProps) {
  const { catalogue, fault } = useTexts()
  const words = catalogue.list
  const { pathname, search } = useAddress()
  const locale = useUiLocale()
  const slow = useSlow(waiting)
  if (slow) return <GridSkeleton label={words.loading()} />
  if (!list) {
    return (
      <Notice
        still
        tone="error"
        title={often ? fault.often() : words.errorTitle()}
        actions={
          <ButtonLink to={pathname + search} variant="secondary" icon="refresh">
            {words.retry()}
          </ButtonLink>
        }
      >
        {often ? fault.oftenHelp() : words.error()}
      </Notice>
    )
  }
  if (list.products.length === 0) return <NothingFound view={view} />
  return (
    <div className={styles.results} data-waiting={waiting || undefined}>
      <SpellingNotice search={view.search} corrections={list.corrections} />
      <ProductGrid products={list.products} level={2} first />
      <RateNote />
      <Pagination
        page={list.page}
        pages={list.pageCount}
        range={words.range({
          range: shownRange(list, locale),
          total: boundedCount(list.total, locale),
        })}
        toPage={(page) => paths.products({ ...view, page })}
        words={{
          label: words.pages(),
          previous: words.previous(),
          next: words.next(),
          page: (page) => words.page({ page }),
        }}
      />
    </div>
  )
}
