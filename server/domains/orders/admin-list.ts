// The admin's list of orders: newest first, page by page from an id, so that a deep page costs what the first one does.
import { type FilterQuery } from '@mikro-orm/core'
import {
  ADMIN_PAGE_SIZE,
  type AdminListInput,
  type AdminOrderRow,
  type HeldStock,
} from '#contract/order-desk.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { OrderLine } from './order-line.entity.ts'
import { Order, type OrderRow } from './order.entity.ts'
import { orderIdOf } from './order.queries.ts'
import { findMuchHeld } from './watch-stock.ts'

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A whole order number finds that order; anything else is the beginning of an address. */
const searched = (search: string): FilterQuery<OrderRow>[] => {
  if (search === '') return []
  const id = orderIdOf(search)
  return [id === null ? { email: { $like: `${escapeLike(search.toLowerCase())}%` } } : { id }]
}

const countItems = async (em: Em, ids: number[]): Promise<Map<number, number>> => {
  const lines = await em.find(OrderLine, { order: { $in: ids } }, { fields: ['quantity', 'order'] })
  const counts = new Map<number, number>()
  for (const { order, quantity } of lines)
    counts.set(order.id, (counts.get(order.id) ?? 0) + quantity)
  return counts
}

export interface AdminList {
  orders: AdminOrderRow[]
  nextBefore: number | null
  muchHeld: HeldStock | null
}

export async function adminList(
  { em }: Pick<Ctx, 'em'>,
  { state, search, before }: AdminListInput,
): Promise<AdminList> {
  const conditions: FilterQuery<OrderRow>[] = [
    ...searched(search),
    ...(state === null ? [] : [{ state }]),
    ...(before === null ? [] : [{ id: { $lt: before } }]),
  ]
  const found = await em.find(
    Order,
    { $and: conditions },
    { orderBy: { id: 'desc' }, limit: ADMIN_PAGE_SIZE + 1 },
  )
  const page = found.slice(0, ADMIN_PAGE_SIZE)
  const counts = await countItems(
    em,
    page.map((order) => order.id),
  )
  const orders = page.map((order) => ({
    id: order.id,
    number: formatOrderNumber(order.id),
    state: order.state,
    fullName: order.shippingAddress.fullName,
    email: order.email,
    itemCount: counts.get(order.id) ?? 0,
    totalCents: order.totalCents,
    service: order.service,
    paymentKind: order.paymentMethod,
    placedAt: order.placedAt.toISOString(),
  }))
  const nextBefore = found.length > page.length ? (page.at(-1)?.id ?? null) : null
  return { orders, nextBefore, muchHeld: await findMuchHeld(em) }
}
