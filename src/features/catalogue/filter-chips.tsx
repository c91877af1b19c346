// What the list is narrowed by, each part with the way to take it away again: plain links.
import type { CatalogueView } from '#contract/catalogue-view.ts'
import { paths } from '#contract/paths.ts'
import type { Availability, Category, Store } from '#domain/vocabulary.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { activeFilters, withoutFilters, type ActiveFilter } from './active-filters.ts'
import styles from './filter-chips.module.css'

export function FilterChips({ view }: { view: CatalogueView }) {
  const { catalogue, category } = useTexts()
  const { list, availability } = catalogue
  const stores = useStoreNames()
  const locale = useUiLocale()
  const filters = activeFilters(view)
  if (filters.length === 0) return null
  const words = ({ kind, value }: ActiveFilter): string => {
    if (kind === 'category') return category[value as Category]()
    if (kind === 'store') return stores[value as Store]()
    if (kind === 'availability') return availability[value as Availability]()
    if (kind === 'search') return list.searched({ search: String(value) })
    const price = formatMoney(Number(value), locale)
    return kind === 'min' ? list.from({ price }) : list.upTo({ price })
  }
  return (
    <ul className={styles.chips} aria-label={list.active()}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <Anchor
            to={paths.products(filter.without)}
            className={styles.chip}
            aria-label={list.remove({ filter: words(filter) })}
          >
            <span className={styles.words}>{words(filter)}</span>
            <Icon name="close" size={16} />
          </Anchor>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Anchor to={paths.products(withoutFilters(view))} className={styles.clear}>
            {list.clear()}
          </Anchor>
        </li>
      )}
    </ul>
  )
}
