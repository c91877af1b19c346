// The list of orders: a table on a desk, cards with their own labels on a phone.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget what a table is when the stylesheet turns its rows into cards */
import type { AdminOrderRow } from '#contract/order-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import { StateBadge } from '../state-badge.tsx'
import styles from './orders-list.module.css'

export function OrdersTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { admin: t, orders: words } = useTexts()
  const { locale } = useFacts()
  const heads = [
    t.number(),
    t.placed(),
    t.customer(),
    t.items(),
    t.service(),
    t.method(),
    t.state(),
    t.total(),
  ]
  return (
    <table className={styles.table} role="table">
      <caption className="pu-hidden">{t.list()}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              role="columnheader"
              data-number={index === 3 || index === 7 || undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr key={order.id} role="row">
            <th scope="row" role="rowheader">
              <Anchor to={paths.adminOrder(order.id)} className={styles.number} translate="no">
                {order.number}
              </Anchor>
            </th>
            <td role="cell" data-label={t.placed()}>
              <When iso={order.placedAt} />
            </td>
            <td role="cell" data-label={t.customer()} translate="no">
              <span className={styles.customer}>
                {order.fullName}
                <small>{order.email}</small>
              </span>
            </td>
            <td role="cell" data-label={t.items()} data-number="">
              {formatNumber(order.itemCount, locale)}
            </td>
            <td role="cell" data-label={t.service()}>
              {words.service[order.service]()}
            </td>
            <td role="cell" data-label={t.method()}>
              {words.methods[order.paymentMethod]()}
            </td>
            <td role="cell" data-label={t.state()}>
              <StateBadge state={order.state} />
            </td>
            <td role="cell" data-label={t.total()} data-number="">
              <Price cents={order.totalCents} size="s" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
