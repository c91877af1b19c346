// The desk of ways to pay: all of them, and adding or changing one.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import {
  type AdminSaveMethodInput,
  type adminSaveMethodOutput,
  type DeskMethod,
  MAX_METHODS,
} from '#contract/payment-methods.ts'
import { methodState } from '#domain/payment-method.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { lockTable } from '#server/platform/locks.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { PaymentMethod, type PaymentMethodRow } from './payment-method.entity.ts'

type Kept = AdminSaveMethodInput['method']

const keptOf = (row: PaymentMethodRow): Kept => ({
  kind: row.kind,
  name: row.name,
  details: row.details,
  bankCleared: row.bankCleared,
  instructions: row.instructions,
  position: row.position,
  active: row.active,
  activeFrom: row.activeFrom ?? null,
  activeTo: row.activeTo ?? null,
  leastCents: row.leastCents ?? null,
  mostCents: row.mostCents ?? null,
  feeBasisPoints: row.feeBasisPoints,
  feeCents: row.feeCents,
})

// The database orders the keys of what it keeps.
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value

const markOf = (row: PaymentMethodRow): string => hashToken(JSON.stringify(keptOf(row), sorted))

const isSame = (row: PaymentMethodRow, method: Kept): boolean =>
  isDeepStrictEqual({ ...keptOf(row) }, { ...method })

/** Those in use first, in the order they are offered. */
export async function listDeskMethods({ em, now }: Pick<Ctx, 'em' | 'now'>): Promise<DeskMethod[]> {
  const rows = await em.find(
    PaymentMethod,
    {},
    { orderBy: { active: 'desc', position: 'asc', id: 'asc' } },
  )
  const today = shopDay(now)
  return rows.map((row) => ({
    ...keptOf(row),
    id: row.id,
    demo: row.demo,
    state: methodState(keptOf(row), today),
    seen: markOf(row),
  }))
}

export async function saveMethod(
  ctx: Ctx & { user: CurrentUser },
  { id, seen, method }: AdminSaveMethodInput,
): Promise<z.infer<typeof adminSaveMethodOutput>> {
  const { em, now, user } = ctx
  // One change at a time: the count and the name hold until this one is written.
  await lockTable(em, 'payment_method')
  const namesake = await em.findOne(PaymentMethod, { kind: method.kind, name: method.name })
  if (namesake && namesake.id !== id)
    // The same new one once more, because its answer was lost or the button was pressed twice.
    return id === null && isSame(namesake, method)
      ? { ok: true, id: namesake.id }
      : refuse('method_twice')
  if (id === null && (await em.count(PaymentMethod, {})) >= MAX_METHODS)
    return refuse('too_many_methods')
  const stored = id === null ? null : await em.findOne(PaymentMethod, { id })
  if (id !== null && !stored) throw fail('not_found')
  // The same form once more is no change.
  if (stored && markOf(stored) !== seen && !isSame(stored, method))
    return refuse('changed_meanwhile')
  // An account of the demo stays marked until another one stands in its place.
  const demo = stored?.demo === true && isDeepStrictEqual(stored.details, method.details)
  const values = { ...method, demo, updatedAt: now }
  if (stored) await em.nativeUpdate(PaymentMethod, { id: stored.id }, values)
  const saved = stored?.id ?? Number(await em.insert(PaymentMethod, values))
  await audit(ctx, {
    actorId: user.id,
    action: stored ? 'billing.changeMethod' : 'billing.addMethod',
    object: `payment_method:${saved}`,
    details: { kind: method.kind, name: method.name, active: method.active },
  })
  return { ok: true, id: saved }
}
