// What narrows the catalogue: one native form whose fields are the address; scripts only save the last press.
import { useRef } from 'react'
import { useHref } from 'react-router'
import type { CatalogueView } from '#contract/catalogue-view.ts'
import type { Facets } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { AVAILABILITIES, CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter-form.module.css'
import { PriceFilter } from './price-filter.tsx'
import { useFilterForm } from './use-filter-form.ts'

/** Fields outside of it, like the order, belong to it by this id. */
export const FILTER_FORM = 'filter-form'

interface FilterFormProps {
  view: CatalogueView
  /** Null when the numbers could not be read: the filters work without them. */
  facets: Facets | null
  /** Called when somebody asks for the results by hand. */
  onSubmit?: () => void
}

export function FilterForm({ view, facets, onSubmit }: FilterFormProps) {
  const { catalogue, category } = useTexts()
  const { list, availability } = catalogue
  const stores = useStoreNames()
  const form = useRef<HTMLFormElement>(null)
  /** Goods of its own, a shop may have none of. */
  const hasOwn =
    view.stores.includes('own') ||
    facets?.stores.some(({ value, count }) => value === 'own' && count > 0)
  const apply = useFilterForm(form, view)
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      action={useHref(paths.products())}
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        onSubmit?.()
      }}
    >
      <TextField
        type="search"
        name="search"
        label={list.name()}
        defaultValue={view.search}
        maxLength={2000}
        enterKeyHint="search"
      />
      <FacetGroup
        name="category"
        legend={list.category()}
        values={CATEGORIES}
        labels={category}
        chosen={view.categories}
        counts={facets?.categories}
      />
      <FacetGroup
        name="store"
        legend={list.store()}
        values={STORES.filter((store) => store !== 'own' || hasOwn)}
        labels={stores}
        chosen={view.stores}
        counts={facets?.stores}
      />
      <PriceFilter minCents={view.minPriceCents} maxCents={view.maxPriceCents} />
      <FacetGroup
        name="availability"
        legend={list.availability()}
        values={AVAILABILITIES}
        labels={availability}
        chosen={view.availability}
        counts={facets?.availability}
      />
      <div className={styles.apply}>
        <Button type="submit" wide>
          {list.apply()}
        </Button>
      </div>
    </form>
  )
}
