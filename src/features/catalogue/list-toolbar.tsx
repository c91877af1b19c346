// The line above the products: how many there are, the way to the filters on a phone, and the order.
import { type CatalogueView, sortsOf, usualSort } from '#contract/catalogue-view.ts'
import type { ProductList } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { activeFilters } from './active-filters.ts'
import { boundedCount } from './bounded-count.ts'
import { FILTER_FORM } from './filter-form.tsx'
import styles from './list-toolbar.module.css'
import { shownCount } from './shown-range.ts'

interface ListToolbarProps {
  view: CatalogueView
  /** Null when the products could not be read. */
  list: ProductList | null
  /** Id of the sheet that holds the filters on a phone. */
  sheet: string
}

export function ListToolbar({ view, list, sheet }: ListToolbarProps) {
  const { list: words, sorts } = useTexts().catalogue
  const locale = useUiLocale()
  const filters = activeFilters(view).length
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {list &&
          words.showing({
            shown: shownCount(list, locale),
            total: boundedCount(list.total, locale),
            count: list.total.count,
          })}
      </p>
      <Button variant="secondary" icon="filter" className={styles.filters} popoverTarget={sheet}>
        {words.filters()}
        {filters > 0 && <span className={styles.number}>{filters}</span>}
      </Button>
      <div className={styles.sort}>
        <SelectField
          name="sort"
          form={FILTER_FORM}
          label={words.sort()}
          defaultValue={view.sort}
          autoComplete="off"
        >
          {sortsOf(view).map((sort) => (
            // The usual order stays one option, so that it stays chosen when words come or go.
            <option key={sort === usualSort(view.search) ? 'usual' : sort} value={sort}>
              {sorts[sort]()}
            </option>
          ))}
        </SelectField>
        <Button type="submit" form={FILTER_FORM} variant="secondary" className={styles.byHand}>
          {words.apply()}
        </Button>
      </div>
    </div>
  )
}
