// What a product cost since when, where its store's terms allow to keep that.
import type { AdminProduct } from '#contract/product-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatChange } from '#src/ui/format-change.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import { RowTable } from '../kit/row-table.tsx'
import styles from './product-form.module.css'

export function PriceHistory({ history }: Pick<AdminProduct, 'history'>) {
  const { history: t } = useTexts().productDesk
  const { locale } = useFacts()
  if (history.length === 0) return null
  const changeOf = (cents: number, before: number | undefined) =>
    before === undefined ? '—' : formatChange((cents / before - 1) * 100, locale, 1)
  return (
    <section className={styles.main} aria-labelledby="price-history">
      <h2 id="price-history">{t.title()}</h2>
      <RowTable
        caption={t.title()}
        keyOf={({ at, place }) => `${at} ${place}`}
        rows={history.map((entry, place) => ({ ...entry, place }))}
        columns={[
          { key: 'at', label: t.since(), render: ({ at }) => <When iso={at} /> },
          {
            key: 'price',
            label: t.price(),
            phone: 'beside',
            render: ({ priceCents }) => <Price cents={priceCents} size="s" />,
          },
          {
            key: 'change',
            label: t.change(),
            render: ({ priceCents, place }) => changeOf(priceCents, history[place + 1]?.priceCents),
          },
        ]}
      />
    </section>
  )
}
