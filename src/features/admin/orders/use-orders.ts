// The orders an address asks for: the first come with the page, other filters and pages are asked for here.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminOrderRow, HeldStock } from '#contract/order-desk.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import type { OrdersView } from './orders-view.ts'

export interface OrdersPage {
  orders: AdminOrderRow[]
  nextBefore: number | null
  muchHeld: HeldStock | null
}

/** Orders change behind the admin's back: who comes back to a filter after this long sees it asked for again. */
const FRESH_MS = 10_000

const isSame = (a: OrdersView, b: OrdersView) =>
  a.state === b.state && a.search === b.search && a.before === b.before

export const useOrders = (view: OrdersView, first: { view: OrdersView; list: OrdersPage }) =>
  useQuery(
    trpc.orders.adminList.queryOptions(view, {
      initialData: isSame(view, first.view) ? first.list : undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  )
