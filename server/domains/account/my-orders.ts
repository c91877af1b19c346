// One's own orders: newest first, page by page from an id, and one of them in full.
import {
  MY_ORDERS_PAGE_SIZE,
  type MyOrderRow,
  type MyOrders,
  type MyOrdersInput,
} from '#contract/account-things.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { OrderLine } from '#server/domains/orders/order-line.entity.ts'
import { Order, type OrderRow } from '#server/domains/orders/order.entity.ts'
import { findOrder, orderIdOf } from '#server/domains/orders/order.queries.ts'
import { viewOrder } from '#server/domains/orders/order.view.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { fail } from '#server/trpc/init.ts'
import type { Own } from './profile.view.ts'

const NAMES_SHOWN = 3

type Reader = Own & Pick<Ctx, 'now'>

const findLinesOf = async (em: Em, orders: readonly OrderRow[]) => {
  const ids = orders.map(({ id }) => id)
  const lines = await em.find(
    OrderLine,
    { order: { $in: ids } },
    { fields: ['order', 'quantity', 'name', 'textLanguage'], orderBy: { id: 'asc' } },
  )
  return Map.groupBy(lines, ({ order }) => order.id)
}

export async function listMyOrders(
  { em, user }: Own,
  { before }: MyOrdersInput,
): Promise<MyOrders> {
  const found = await em.find(
    Order,
    { user: user.id, ...(before === null ? {} : { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit: MY_ORDERS_PAGE_SIZE + 1 },
  )
  const page = found.slice(0, MY_ORDERS_PAGE_SIZE)
  const linesOf = await findLinesOf(em, page)
  const orders = page.map((order): MyOrderRow => {
    const lines = linesOf.get(order.id) ?? []
    return {
      id: order.id,
      number: formatOrderNumber(order.id),
      state: order.state,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalCents: order.totalCents,
      trackingNumber: order.trackingNumber ?? null,
      productNames: lines
        .slice(0, NAMES_SHOWN)
        .map(({ name, textLanguage }) => ({ name, textLanguage })),
      placedAt: order.placedAt.toISOString(),
    }
  })
  return { orders, nextBefore: found.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

/** Somebody else's order does not exist here, not even for an admin. */
export async function readMyOrder(own: Reader, number: string): Promise<OrderView> {
  const { em, user } = own
  const id = orderIdOf(number)
  const order = id === null ? null : await findOrder(em, id)
  if (order?.user?.id !== user.id) throw fail('order_not_found')
  return viewOrder(own, order)
}

export async function readAllMyOrders(own: Reader): Promise<OrderView[]> {
  const { em, user } = own
  const orders = await em.find(Order, { user: user.id }, { orderBy: { id: 'asc' } })
  const views: OrderView[] = []
  for (const order of orders) views.push(await viewOrder(own, order))
  return views
}
