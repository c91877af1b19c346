// Narrows the inventory: a plain form over the address.
import { Form } from 'react-router'
import type { CatalogueView } from '#contract/catalogue-view.ts'
import { paths } from '#contract/paths.ts'
import { ANY_STOCK, IN_STOCK, stockQuery } from '#contract/stock-view.ts'
import { CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import styles from './stock-filter.module.css'

const BOTH = IN_STOCK.join(',')

/** The choice an availability stands for; several at once are only the one that begins. */
const chosen = ({ availability }: CatalogueView) => {
  const [only] = availability
  if (only === undefined) return ANY_STOCK
  return availability.length === 1 ? only : BOTH
}

export function StockFilter({ view }: { view: CatalogueView }) {
  const { stockList: t, catalogue, category } = useTexts()
  const stores = useStoreNames()
  const labels = catalogue.availability
  // A later page of the whole list is not narrowed.
  const isNarrowed = stockQuery({ ...view, page: 1 }).size > 0
  return (
    <Form
      action={`${paths.inventory()}#lista`}
      className={`pu-card ${styles.filter}`}
      key={paths.inventory(view)}
      aria-label={t.filters()}
    >
      <SelectField name="store" label={t.columns.store()} defaultValue={view.stores[0] ?? ''}>
        <option value="">{t.any()}</option>
        {STORES.map((store) => (
          <option key={store} value={store}>
            {stores[store]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="category"
        label={t.columns.shelf()}
        defaultValue={view.categories[0] ?? ''}
      >
        <option value="">{t.any()}</option>
        {CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {category[name]()}
          </option>
        ))}
      </SelectField>
      <SelectField name="availability" label={t.columns.availability()} defaultValue={chosen(view)}>
        <option value={BOTH}>{t.have()}</option>
        <option value="low_stock">{labels.low_stock()}</option>
        <option value="pre_order">{labels.pre_order()}</option>
        <option value="out_of_stock">{labels.out_of_stock()}</option>
        <option value={ANY_STOCK}>{t.everything()}</option>
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" icon="filter">
          {t.apply()}
        </Button>
        {isNarrowed && (
          <ButtonLink to={`${paths.inventory()}#lista`} variant="quiet">
            {t.clear()}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
