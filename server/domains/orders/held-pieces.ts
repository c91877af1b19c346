// Bounds what one person, one address or one network holds without having paid: orders cost nothing, stock does.
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type HeldGoods, type HolderKind, isTooMuch, mostHeld } from '#domain/held-stock.ts'
import type { Ctx } from '#server/ctx.ts'
import { findVerifiedEmail } from '#server/domains/auth/user.queries.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import type { Em } from '#server/platform/orm.ts'
import type { OrderRow } from './order.entity.ts'

/** For whom pieces are held. A confirmed account answers for itself; anybody else for address, network and account. */
export interface Holder {
  userId: number | null
  isConfirmed: boolean
  email: string
  /** What stands for the network an order came from. */
  network: string | null
}

export interface Excess extends HeldGoods {
  whose: 'person' | 'network'
}

// Addresses of people are not what a table of orders should hold.
const networkMark = ({ config, clientAddress }: Pick<Ctx, 'config' | 'clientAddress'>): string =>
  createHmac('sha256', config.secret)
    .update(`order_network:${addressGroup(clientAddress)}`)
    .digest('base64url')

export async function findHolder(
  ctx: Pick<Ctx, 'em' | 'config' | 'clientAddress' | 'user'>,
  email: string,
): Promise<Holder> {
  const { em, user } = ctx
  const isConfirmed = user !== null && (await findVerifiedEmail(em, user.id)) !== null
  const network = isConfirmed ? null : networkMark(ctx)
  return { userId: user?.id ?? null, isConfirmed, email, network }
}

/** Of an order whose pieces were let go: those of a confirmed account are held to the end. */
export const holderOf = ({ user, email, placedFrom }: OrderRow): Holder => ({
  userId: user?.id ?? null,
  isConfirmed: false,
  email,
  network: placedFrom ?? null,
})

interface Bucket {
  kind: HolderKind
  whose: Excess['whose']
  key: string
  orders: RawBuilder<unknown>
}

const bucketsOf = ({ userId, isConfirmed, email, network }: Holder): Bucket[] => [
  ...(userId === null
    ? []
    : [
        {
          kind: isConfirmed ? ('account' as const) : ('address' as const),
          whose: 'person' as const,
          key: `account:${userId}`,
          orders: sql`held.user_id = ${userId}`,
        },
      ]),
  ...(isConfirmed
    ? []
    : [
        {
          kind: 'address' as const,
          whose: 'person' as const,
          key: `email:${email}`,
          orders: sql`held.email = ${email}`,
        },
      ]),
  ...(network === null
    ? []
    : [
        {
          kind: 'network' as const,
          whose: 'network' as const,
          key: `network:${network}`,
          orders: sql`held.placed_from = ${network}`,
        },
      ]),
]

/** Orders of one holder take turns from here on, so that many at once cannot each find room. Locked by kind. */
export async function lockHolder(em: Em, holder: Holder): Promise<void> {
  for (const { key } of bucketsOf(holder))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`held_pieces:${key}`}, 0))`.execute(
      em.getKysely(),
    )
}

/** Orders whose pieces are held although nobody has confirmed a payment, as `held`. */
export const HELD_ORDERS = sql`shop_order held
  join order_line line on line.order_id = held.id
  where held.pieces_held and held.state in ('pending_payment', 'payment_review')`

export const HELD_GOODS = sql`coalesce(sum(line.quantity), 0)::float8 as pieces,
  coalesce(sum(line.total_cents), 0)::float8 as cents`

type AskedLine = { quantity: number; totalCents: number }

/** The bound that these lines would pass, and whose it is; null when there is room. */
export async function findExcess(
  em: Em,
  { mostHeld: most }: Pick<Ctx['config'], 'mostHeld'>,
  holder: Holder,
  lines: readonly AskedLine[],
): Promise<Excess | null> {
  const total = (count: (line: AskedLine) => number) =>
    lines.reduce((sum, line) => sum + count(line), 0)
  const asked = {
    pieces: total(({ quantity }) => quantity),
    cents: total(({ totalCents }) => totalCents),
  }
  for (const { kind, whose, orders } of bucketsOf(holder)) {
    const { rows } = await sql<HeldGoods>`
      select ${HELD_GOODS} from ${HELD_ORDERS} and ${orders}`.execute(em.getKysely())
    const bound = mostHeld(kind, most)
    if (isTooMuch(rows[0] ?? { pieces: 0, cents: 0 }, asked, bound)) return { whose, ...bound }
  }
  return null
}
