// The list of orders: a table on a desk, cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { AdminOrderRow } from '#contract/order-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import { DeskBadge } from './desk-badge.tsx'
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
    <Table className={styles.table} role="table" highlightOnHover tabularNums>
      <Table.Caption className="pu-hidden">{t.list()}</Table.Caption>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {heads.map((head, index) => (
            <Table.Th
              key={head}
              scope="col"
              role="columnheader"
              data-number={index === 3 || index === 7 || undefined}
            >
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {orders.map((order) => (
          <Table.Tr key={order.id} role="row">
            <Table.Th scope="row" role="rowheader">
              <Anchor to={paths.adminOrder(order.id)} className={styles.number} translate="no">
                {order.number}
              </Anchor>
            </Table.Th>
            <Table.Td role="cell" data-label={t.placed()}>
              <When iso={order.placedAt} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.customer()} translate="no">
              <span className={styles.customer}>
                {order.fullName}
                <small>{order.email}</small>
              </span>
            </Table.Td>
            <Table.Td role="cell" data-label={t.items()} data-number="">
              {formatNumber(order.itemCount, locale)}
            </Table.Td>
            <Table.Td role="cell" data-label={t.service()}>
              {words.service[order.service]()}
            </Table.Td>
            <Table.Td role="cell" data-label={t.method()}>
              {words.methods[order.paymentMethod]()}
            </Table.Td>
            <Table.Td role="cell" data-label={t.state()}>
              <DeskBadge state={order.state} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.total()} data-number="">
              <Price cents={order.totalCents} size="s" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
