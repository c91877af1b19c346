// One order at the admin's desk.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { OrderDesk } from '#src/features/admin/orders/order-desk.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { trpc } from '#src/lib/trpc-client.ts'

export function Component() {
  const id = idOfAddress(useParams()['id'])
  const { data: order } = useSuspenseQuery(trpc.orders.adminOrder.queryOptions({ id }))
  return <OrderDesk order={order} />
}
