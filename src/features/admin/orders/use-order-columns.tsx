// The columns of the list of orders.
import type { AdminOrderRow } from '#contract/order-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import type { Column } from '../kit/table-columns.ts'
import { DeskBadge } from './desk-badge.tsx'
import styles from './order-desk.module.css'

export function useOrderColumns(): Column<AdminOrderRow>[] {
  const { admin: t, paying, chargeNames } = useTexts()
  const { locale } = useFacts()
  return [
    {
      key: 'number',
      label: t.number(),
      render: ({ id, number }) => (
        <Anchor to={paths.adminOrder(id)} className={styles.number} translate="no">
          {number}
        </Anchor>
      ),
    },
    {
      key: 'placed',
      label: t.placed(),
      phone: 'folded',
      render: ({ placedAt }) => <When iso={placedAt} />,
    },
    {
      key: 'customer',
      label: t.customer(),
      render: ({ fullName, email }) => (
        <span className={styles.customer} translate="no">
          {fullName}
          <small>
            <EmailText email={email} />
          </small>
        </span>
      ),
    },
    {
      key: 'items',
      label: t.items(),
      phone: 'folded',
      numeric: true,
      render: ({ itemCount }) => formatNumber(itemCount, locale),
    },
    {
      key: 'service',
      label: t.service(),
      phone: 'folded',
      render: ({ service }) => chargeNames.service[service](),
    },
    {
      key: 'method',
      label: t.method(),
      phone: 'folded',
      render: ({ paymentKind }) => paying.methods[paymentKind](),
    },
    { key: 'state', label: t.state(), render: ({ state }) => <DeskBadge state={state} /> },
    {
      key: 'total',
      label: t.total(),
      phone: 'beside',
      numeric: true,
      render: ({ totalCents }) => <Price cents={totalCents} size="s" />,
    },
  ]
}
