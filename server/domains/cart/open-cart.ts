// Finds the caller's one cart and locks it; at sign-in the guest's cart goes into the account's.
import { mergeCarts, totalItems } from '#domain/cart.ts'
import type { Ctx } from '#server/ctx.ts'
import { Cart } from './cart.entity.ts'
import { setCountCookie } from './cart-cookies.ts'
import { type CartHandle, findCarts, findLines } from './cart.queries.ts'
import { cartOf } from './cart.view.ts'
import { saveLines } from './save-lines.ts'

export type CartCtx = Pick<
  Ctx,
  'em' | 'now' | 'user' | 'cartToken' | 'config' | 'setCookie' | 'clientAddress' | 'landedBasis'
>

/** The union of both, the larger quantity of each product; the guest's row disappears. */
const absorb = async (ctx: CartCtx, own: CartHandle, guest: CartHandle): Promise<CartHandle> => {
  const { em, now } = ctx
  const before = await findLines(em, own.id)
  const after = mergeCarts(cartOf(before), cartOf(await findLines(em, guest.id)))
  await em.nativeDelete(Cart, { id: guest.id })
  // What was chosen last was chosen as a guest.
  const { wantedService, wantedExtras, quote } = guest.wantedService ? guest : own
  const wanted = { wantedService, wantedExtras, quote }
  await em.nativeUpdate(Cart, { id: own.id }, wanted)
  const version = Math.max(own.version, guest.version) + 1
  await saveLines(em, { cart: own, before, after, now, version })
  setCountCookie(ctx, totalItems(after))
  return { ...own, ...wanted, version }
}

/** The caller's cart, locked until the unit of work ends; null when there is none. */
export async function openCart(ctx: CartCtx): Promise<CartHandle | null> {
  const { em, user } = ctx
  const carts = await findCarts(em, ctx, true)
  const guest = carts.find((cart) => cart.isGuest) ?? null
  if (!user) return guest
  const own = carts.find((cart) => !cart.isGuest) ?? null
  if (!guest || !own) {
    if (guest) await em.nativeUpdate(Cart, { id: guest.id }, { user: user.id })
    return own ?? guest
  }
  return absorb(ctx, own, guest)
}
