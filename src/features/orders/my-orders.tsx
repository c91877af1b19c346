// One's own orders, newest first; each card is one link.
import type { MyOrderRow } from '#contract/account-things.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from '#src/ui/record-card.module.css'
import { When } from '#src/ui/when.tsx'
import { StateBadge } from './state-badge.tsx'

export function MyOrders({ orders }: { orders: readonly MyOrderRow[] }) {
  const { account: t } = useTexts()
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id} className={`pu-card ${styles.card}`} data-lift="">
          <div className={styles.head}>
            <Anchor to={paths.accountOrder(order.number)} className={styles.name} translate="no">
              {order.number}
            </Anchor>
            <StateBadge state={order.state} />
            <span className={styles.total}>
              <Price cents={order.totalCents} />
            </span>
          </div>
          <p>
            {order.productNames.map(({ name, textLanguage }, index) => (
              <span key={name} lang={textLanguage}>
                {index > 0 && ' · '}
                {name}
              </span>
            ))}
          </p>
          <p className={`pu-facts ${styles.soft}`}>
            <When iso={order.placedAt} />
            <span>{t.purchases.items({ count: order.itemCount })}</span>
            {order.trackingNumber && (
              <span>
                {t.purchases.tracking()} <span translate="no">{order.trackingNumber}</span>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
