// The one way a cart changes: lock it, apply a rule, keep within stock, save, answer with the new view.
import type { CartChange, CartNotice } from '#contract/cart.ts'
import type { Cart, CartChange as RuleChange } from '#domain/cart.ts'
import { setCountCookie } from './cart-cookies.ts'
import { type CartHandle, type CartProductRow, findLines } from './cart.queries.ts'
import { cartOf, EMPTY_CART, viewCart } from './cart.view.ts'
import { type CartCtx, openCart } from './open-cart.ts'
import { saveLines } from './save-lines.ts'

export interface StockLimit {
  cart: Cart
  limited: boolean
}

/** No line above what is in stock; a line that is sold out keeps a piece, so that the shopper sees why. */
export const withinStock = (
  cart: Cart,
  products: readonly Pick<CartProductRow, 'id' | 'stock'>[],
): StockLimit => {
  const stockOf = new Map(products.map(({ id, stock }) => [id, Math.max(1, stock)]))
  const limit = (id: number, quantity: number) => Math.min(quantity, stockOf.get(id) ?? quantity)
  const limited = cart.map((item) => ({ ...item, quantity: limit(item.product.id, item.quantity) }))
  return {
    cart: limited,
    limited: limited.some((item, index) => item.quantity !== cart[index]?.quantity),
  }
}

const isSame = (a: Cart, b: Cart): boolean =>
  a.length === b.length &&
  a.every(
    ({ product, quantity }, i) => product.id === b[i]?.product.id && quantity === b[i]?.quantity,
  )

export interface SaveChange {
  cart: CartHandle
  before: Awaited<ReturnType<typeof findLines>>
  after: Cart
  notice: CartNotice | null
  version?: number
}

export async function saveChange(
  ctx: CartCtx,
  { cart, before, after, notice, version }: SaveChange,
): Promise<CartChange> {
  const { em, now } = ctx
  const changed = version !== undefined || !isSame(cartOf(before), after)
  const next = changed
    ? await saveLines(em, {
        cart,
        before,
        after,
        now,
        ...(version === undefined ? {} : { version }),
      })
    : cart.version
  const view = await viewCart(
    ctx,
    { ...cart, version: next },
    changed ? await findLines(em, cart.id) : before,
  )
  setCountCookie(ctx, view.itemCount)
  return { ok: true, cart: view, notice }
}

/** Applies a rule to the cart as it is stored. `touched` is the product whose stock bounds the change. */
export async function changeCart(
  ctx: CartCtx,
  rule: (cart: Cart) => RuleChange,
  touched?: number,
): Promise<CartChange> {
  const cart = await openCart(ctx)
  if (!cart) return { ok: true, cart: EMPTY_CART, notice: null }
  const before = await findLines(ctx.em, cart.id)
  const { cart: wanted, notice } = rule(cartOf(before))
  const bounds = before.map((line) => line.product).filter((product) => product.id === touched)
  const { cart: after, limited } = withinStock(wanted, bounds)
  return saveChange(ctx, { cart, before, after, notice: limited ? 'limited_by_stock' : notice })
}
