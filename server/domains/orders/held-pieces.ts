// Bounds what one mailbox, one network and all newcomers hold without having paid: orders cost nothing, stock does.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type HeldGoods, type HolderKind, isTooMuch, mostHeld } from '#domain/held-stock.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { multiply } from '#domain/money.ts'
import { PAID_STATES } from '#domain/order-state.ts'
import type { Ctx } from '#server/ctx.ts'
import { findVerifiedEmail } from '#server/domains/auth/user.queries.ts'
import type { CartLineRow } from '#server/domains/cart/cart.queries.ts'
import { addressGroup, carrierGroup } from '#server/platform/address-group.ts'
import { lockNames } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'
import { HELD_GOODS, heldLines } from './held-orders.ts'
import { leaveRoom } from './newcomers.ts'
import { Order, type OrderRow } from './order.entity.ts'

/** For whom pieces are held, as marks that tell nobody's address. An address that was only typed is nobody's. */
export interface Holder {
  isConfirmed: boolean
  /** Has paid an order before. */
  isKnown: boolean
  mailbox: string | null
  network: string | null
  carrier: string | null
}

type Asking = Pick<Ctx, 'em' | 'config' | 'clientAddress' | 'user'>

export async function findHolder({ em, config, clientAddress, user }: Asking): Promise<Holder> {
  // Addresses of people are not what a table of orders should hold.
  const mark = (kind: HolderKind, value: string | null) =>
    value === null
      ? null
      : createHmac('sha256', config.secret).update(`order_${kind}:${value}`).digest('base64url')
  const email = user && (await findVerifiedEmail(em, user.id))
  const paid = { user: user?.id ?? null, state: { $in: [...PAID_STATES] } }
  return {
    isConfirmed: email !== null,
    isKnown: email !== null && (await em.count(Order, paid)) > 0,
    mailbox: mark('mailbox', email && mailboxOf(email)),
    network: mark('network', addressGroup(clientAddress)),
    carrier: mark('carrier', carrierGroup(clientAddress)),
  }
}

/** Of an order whose pieces were let go. */
export const holderOf = (order: OrderRow): Holder => ({
  isConfirmed: order.placedBy !== null,
  isKnown: order.knownBuyer,
  mailbox: order.placedBy ?? null,
  network: order.placedFrom ?? null,
  carrier: order.placedVia ?? null,
})

interface Bucket {
  kind: HolderKind
  mark: string
  column: 'held.placedBy' | 'held.placedFrom' | 'held.placedVia'
}

const bucketsOf = ({ mailbox, network, carrier }: Holder): Bucket[] =>
  [
    { kind: 'mailbox', mark: mailbox, column: 'held.placedBy' } as const,
    { kind: 'network', mark: network, column: 'held.placedFrom' } as const,
    { kind: 'carrier', mark: carrier, column: 'held.placedVia' } as const,
  ].flatMap(({ mark, ...bucket }) => (mark === null ? [] : [{ ...bucket, mark }]))

/**
 * Orders of one holder take turns from here on, so that many at once cannot each find room: by mailbox, network and
 * carrier, and those of all newcomers last.
 */
export async function lockHolder(em: Em, holder: Holder): Promise<void> {
  const marks = bucketsOf(holder).map(({ kind, mark }) => `${kind}:${mark}`)
  const keys = holder.isKnown ? marks : [...marks, 'newcomers']
  await lockNames(
    em,
    keys.map((key) => `held_pieces:${key}`),
  )
}

type AskedLine = { product: { id: number }; quantity: number; totalCents: number }

/** What a cart asks for. */
export const askedLines = (lines: readonly CartLineRow[]): AskedLine[] =>
  lines.map(({ product, quantity }) => ({
    product,
    quantity,
    totalCents: multiply(product.priceCents, quantity),
  }))

/** What each holds; one statement, for others wait meanwhile. */
async function heldBy(em: Em, holder: Holder): Promise<(HeldGoods & Pick<Bucket, 'kind'>)[]> {
  const [first, ...others] = bucketsOf(holder).map(({ kind, column, mark }) =>
    heldLines(em)
      .select([sql<HolderKind>`${kind}::text`.as('kind'), ...HELD_GOODS])
      .where(column, '=', mark),
  )
  return first
    ? others.reduce<typeof first>((several, one) => several.unionAll(one), first).execute()
    : []
}

/** Whether there is room for these lines in every bound. Certain only behind the locks of products and holder. */
export async function mayHold(
  em: Em,
  config: Pick<Ctx['config'], 'mostHeld' | 'newcomerPercent'>,
  holder: Holder,
  lines: readonly AskedLine[],
): Promise<boolean> {
  const total = (count: (line: AskedLine) => number) =>
    lines.reduce((sum, line) => sum + count(line), 0)
  const asked = {
    pieces: total(({ quantity }) => quantity),
    cents: total(({ totalCents }) => totalCents),
  }
  const isFull = (await heldBy(em, holder)).some(({ kind, ...held }) =>
    isTooMuch(held, asked, mostHeld(kind, holder.isKnown, config.mostHeld)),
  )
  if (isFull) return false
  return holder.isKnown || leaveRoom(em, config, lines)
}
