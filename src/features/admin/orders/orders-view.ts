// What an address of the admin's list of orders asks for.
import { ORDER_STATES, type OrderState } from '#domain/order-state.ts'

export interface OrdersView {
  state: OrderState | null
  search: string
  /** Orders older than this id. */
  before: number | null
}

/** A broken address shows the whole list. */
export function ordersViewOf(params: URLSearchParams): OrdersView {
  const before = Number(params.get('before'))
  return {
    state: ORDER_STATES.find((state) => state === params.get('state')) ?? null,
    search: (params.get('search') ?? '').trim().slice(0, 120),
    before: Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null,
  }
}

export const filtersOf = ({ state, search }: OrdersView) => ({ ...(state && { state }), search })
