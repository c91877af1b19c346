// From one page of the list of orders to the next, and back to the newest.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import styles from './orders-list.module.css'
import { filtersOf, type OrdersView } from './orders-view.ts'

export function OrdersPages({ view, nextBefore }: { view: OrdersView; nextBefore: number | null }) {
  const { admin: t } = useTexts()
  const filters = filtersOf(view)
  return (
    <div className={styles.pages}>
      {view.before && <DeskLink to={paths.adminOrders(filters)}>{t.newest()}</DeskLink>}
      {nextBefore && (
        <DeskLink
          to={paths.adminOrders({ ...filters, before: nextBefore })}
          rightSection={<Icon name="arrow-right" />}
          rel="next"
        >
          {t.older()}
        </DeskLink>
      )}
    </div>
  )
}
