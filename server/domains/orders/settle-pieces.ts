// What a change of an order's state does to the pieces it holds: given back, bought, or held again after they were let go.
import { type InferEntity, LockMode } from '@mikro-orm/core'
import type { OrderState } from '#contract/orders.ts'
import { reservesStock, returnsStock } from '#domain/order-state.ts'
import { holdPieces, movePieces, type Shelf } from '#domain/shelf.ts'
import { piecesForSale } from '#domain/stock-status.ts'
import type { Ctx } from '#server/ctx.ts'
import { findEnded } from '#server/domains/catalogue/offers/offer-time.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { holderOf, lockHolder, mayHold } from './held-pieces.ts'
import type { OrderLineRow } from './order-line.entity.ts'
import type { OrderRow } from './order.entity.ts'
import { findOrderLines } from './order.queries.ts'
import { lockProducts, type Taken, takeStock } from './take-stock.ts'
import { type Shown, tellShelf } from './tell-shelf.ts'

type Scope = Pick<Ctx, 'em' | 'config'>
type Line = Pick<OrderLineRow, 'product' | 'quantity' | 'totalCents'>

const LOCKED = {
  fields: ['stock', 'reserved', 'missing', 'providerValues', 'availability'],
  lockMode: LockMode.PESSIMISTIC_WRITE,
  disableIdentityMap: true,
} as const

/** The same order everywhere stock is touched, so that two changes never wait for each other. */
const inTurn = (lines: readonly Line[]) => [...lines].sort((a, b) => a.product.id - b.product.id)

type Locked = Shelf & Pick<InferEntity<typeof Product>, 'providerValues' | 'availability'>

/** Writes, product by product behind its lock, what an order's pieces make of it, and tells of it. */
async function moveEach(
  em: Em,
  lines: readonly Line[],
  moved: (before: Locked, quantity: number) => Shelf & Partial<Pick<Locked, 'providerValues'>>,
): Promise<void> {
  const shown: Shown[] = []
  for (const { product, quantity } of inTurn(lines)) {
    const { id } = product
    const before = await em.findOneOrFail(Product, { id }, LOCKED)
    const after = await em
      .qb(Product)
      .update(moved(before, quantity))
      .where({ id })
      .returning('availability')
      .execute<Pick<Locked, 'availability'>>('get')
    shown.push({ was: before.availability, is: after.availability })
  }
  await tellShelf(em, shown)
}

interface Move {
  returned: boolean
  released: boolean
}

/** Pieces go back on sale, as far as they are there, or are no longer part of the store's own count, or both. */
export async function givePieces(em: Em, lines: readonly Line[], move: Move): Promise<void> {
  if (!move.returned && !move.released) return
  await moveEach(em, lines, ({ providerValues, ...before }, quantity) => {
    const { shelf, change } = movePieces(before, quantity, move)
    if (!('stock' in providerValues)) return shelf
    // What was last said beside an admin's own count moves with the pieces.
    const stock = Math.max(0, Number(providerValues['stock']) + change)
    return { ...shelf, providerValues: { ...providerValues, stock } }
  })
}

/** Whether enough of every product is for sale. */
export const areThere = async (em: Em, lines: readonly Taken[]): Promise<boolean> => {
  const ids = lines.map(({ product }) => product.id)
  const found = await em.find(
    Product,
    { id: { $in: ids } },
    { fields: ['stock', 'availability', 'offered'], disableIdentityMap: true },
  )
  const ended = await findEnded(em, ids)
  const stocks = new Map(
    found.map(({ id, stock, availability, offered }) => [
      id,
      // What its store took back is no pre-order any more, nor is one whose day is over.
      offered && !ended.get(id)?.preOrder ? piecesForSale(stock, availability) : stock,
    ]),
  )
  return lines.every(({ product, quantity }) => (stocks.get(product.id) ?? 0) >= quantity)
}

/** False: somebody else has them, or there is no room for them in the bounds. */
async function holdIfFree({ em, config }: Scope, order: OrderRow, lines: readonly Line[]) {
  await lockProducts(
    em,
    lines.map(({ product }) => product.id),
  )
  if (!(await areThere(em, lines))) return false
  const holder = holderOf(order)
  await lockHolder(em, holder)
  if (!(await mayHold(em, config, holder, lines))) return false
  if (!(await takeStock(em, lines))) throw new Error('stock moved behind a lock')
  return true
}

/** Somebody has paid for them: they are held even where they are not there, and count as missing. */
const holdAnyway = (em: Em, lines: readonly Line[]): Promise<void> =>
  moveEach(em, lines, holdPieces)

/** Whether the order holds its pieces afterwards. */
export async function settlePieces(scope: Scope, order: OrderRow, to: OrderState) {
  const { id, state: from, piecesHeld } = order
  const lines = await findOrderLines(scope.em, id)
  if (piecesHeld) {
    const released = reservesStock(from) && !reservesStock(to)
    await givePieces(scope.em, lines, { returned: returnsStock(from, to), released })
    return true
  }
  if (to === 'payment_review') return holdIfFree(scope, order, lines)
  if (to !== 'paid') return false
  await holdAnyway(scope.em, lines)
  return true
}
