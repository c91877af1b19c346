// How many products can be had, by category and store; each number leads to its products.
import type { StockCounts } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { CATEGORIES, type Category, type Store, STORES } from '#domain/vocabulary.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './stock-matrix.module.css'

export function StockMatrix({ counts }: { counts: StockCounts }) {
  const { stockList: t, category } = useTexts()
  const stores = useStoreNames()
  /** Goods of its own, a shop may have none of. */
  const shown = STORES.filter(
    (store) => store !== 'own' || counts.some((each) => each.store === store),
  )
  const locale = useUiLocale()
  const cell = (found: StockCounts, view: { stores?: Store[]; categories?: Category[] }) => {
    const count = found.reduce((sum, each) => sum + each.count, 0)
    const text = `${formatNumber(count, locale)}${found.some(({ more }) => more) ? '+' : ''}`
    return count === 0 ? text : <Anchor to={`${paths.inventory(view)}#lista`}>{text}</Anchor>
  }
  return (
    <table className={styles.matrix}>
      <caption className="pu-hidden">{t.matrix()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.shelf()}</th>
          {shown.map((store) => (
            <th key={store} scope="col" translate="no">
              {stores[store]()}
            </th>
          ))}
          <th scope="col">{t.total()}</th>
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((name) => {
          const row = counts.filter((each) => each.category === name)
          return (
            <tr key={name}>
              <th scope="row">{category[name]()}</th>
              {shown.map((store) => (
                <td key={store} data-label={stores[store]()}>
                  {cell(
                    row.filter((each) => each.store === store),
                    { stores: [store], categories: [name] },
                  )}
                </td>
              ))}
              <td data-label={t.total()} className={styles.total}>
                {cell(row, { categories: [name] })}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total()}</th>
          {shown.map((store) => (
            <td key={store} data-label={stores[store]()}>
              {cell(
                counts.filter((each) => each.store === store),
                { stores: [store] },
              )}
            </td>
          ))}
          <td data-label={t.total()} className={styles.total}>
            {cell(counts, {})}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
