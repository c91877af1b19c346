// Reads and changes the shop's cartons.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import {
  type AdminSaveBoxInput,
  type adminSaveBoxOutput,
  type DeskBox,
  MAX_BOXES,
  type PackingBoxView,
} from '#contract/packing.ts'
import { lengthGrains } from '#domain/units.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { lockTable } from '#server/platform/locks.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { PackingBox, type PackingBoxRow } from './packing-box.entity.ts'

const volumeOf = ({ outer }: PackingBoxRow): number =>
  lengthGrains(outer.length) * lengthGrains(outer.width) * lengthGrains(outer.height)

const bySize = (a: PackingBoxRow, b: PackingBoxRow): number =>
  volumeOf(a) - volumeOf(b) || a.id - b.id

const view = (row: PackingBoxRow): PackingBoxView => {
  const { id, name, inner, outer, tare, maxWeight, priceCents, confirmed } = row
  return { id, name, inner, outer, tare, maxWeight, priceCents, confirmed }
}

const markOf = (row: PackingBoxRow): string => hashToken(JSON.stringify([view(row), row.active]))

function isSame(stored: PackingBoxRow, active: boolean, box: AdminSaveBoxInput['box']): boolean {
  const { id: _id, ...kept } = view(stored)
  return stored.active === active && isDeepStrictEqual(kept, box)
}

/** In use, the smallest first. */
export async function listBoxes({ em }: Pick<Ctx, 'em'>): Promise<PackingBoxView[]> {
  return (await em.find(PackingBox, { active: true })).sort(bySize).map(view)
}

/** All of them, those out of use at the end. */
export async function listDeskBoxes({ em }: Pick<Ctx, 'em'>): Promise<DeskBox[]> {
  const rows = (await em.find(PackingBox, {})).sort(
    (a, b) => Number(b.active) - Number(a.active) || bySize(a, b),
  )
  return rows.map((row) => ({ ...view(row), active: row.active, seen: markOf(row) }))
}

export async function saveBox(
  ctx: Ctx & { user: CurrentUser },
  { id, seen, active, box }: AdminSaveBoxInput,
): Promise<z.infer<typeof adminSaveBoxOutput>> {
  const { em, now, user } = ctx
  // One change at a time: the count and the name hold until this one is written.
  await lockTable(em, 'packing_box')
  const namesake = await em.findOne(PackingBox, { name: box.name })
  if (namesake && namesake.id !== id)
    // The same new carton once more, because its answer was lost or the button was pressed twice.
    return id === null && isSame(namesake, active, box)
      ? { ok: true, id: namesake.id }
      : refuse('name_taken')
  const values = { ...box, active, updatedAt: now }
  if (id === null && (await em.count(PackingBox, {})) >= MAX_BOXES) return refuse('too_many_boxes')
  if (id !== null) {
    const stored = await em.findOne(PackingBox, { id })
    if (!stored) throw fail('not_found')
    // The same form once more is no change.
    if (markOf(stored) !== seen && !isSame(stored, active, box)) return refuse('changed_meanwhile')
    await em.nativeUpdate(PackingBox, { id }, values)
  }
  const saved = id ?? Number(await em.insert(PackingBox, values))
  await audit(ctx, {
    actorId: user.id,
    action: id === null ? 'packing.addBox' : 'packing.changeBox',
    object: `packing_box:${saved}`,
    details: { name: box.name, priceCents: box.priceCents, confirmed: box.confirmed, active },
  })
  return { ok: true, id: saved }
}
