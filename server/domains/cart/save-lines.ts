// Brings the stored lines of a locked cart to what the rules made of them, and counts the version up.
import type { Cart } from '#domain/cart.ts'
import type { Em } from '#server/platform/orm.ts'
import { CartLine } from './cart-line.entity.ts'
import { Cart as CartEntity } from './cart.entity.ts'
import { type CartHandle, NOTHING_WANTED } from './cart.queries.ts'

interface StoredLine {
  quantity: number
  product: { id: number }
}

export interface SaveLines {
  cart: CartHandle
  before: readonly StoredLine[]
  after: Cart
  now: Date
  version?: number
}

export async function saveLines(
  em: Em,
  { cart, before, after, now, version }: SaveLines,
): Promise<number> {
  const stored = new Map(before.map((line) => [line.product.id, line.quantity]))
  const kept = new Set(after.map((item) => item.product.id))
  const gone = [...stored.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) await em.nativeDelete(CartLine, { cart: cart.id, product: { $in: gone } })
  for (const { product, quantity } of after) {
    const old = stored.get(product.id)
    if (old === undefined)
      await em.insert(CartLine, {
        cart: cart.id,
        product: product.id,
        quantity,
        seenPriceCents: product.priceCents,
        addedAt: now,
      })
    else if (old !== quantity)
      await em.nativeUpdate(CartLine, { cart: cart.id, product: product.id }, { quantity })
  }
  const next = version ?? cart.version + 1
  // What was chosen for goods goes with the last of them.
  const wanted = after.length === 0 ? NOTHING_WANTED : {}
  await em.nativeUpdate(CartEntity, { id: cart.id }, { version: next, updatedAt: now, ...wanted })
  return next
}
