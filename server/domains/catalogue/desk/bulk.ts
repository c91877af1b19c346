// One action on many products at once: only those it changes are written, and what it corrects is kept.
import { type RawBuilder, sql } from 'kysely'
import { type AdminBulkInput, BULK_CORRECTS } from '#contract/product-desk.ts'
import { type CorrectableField, propertiesOf } from '#domain/product-parts.ts'
import { audit } from '#server/platform/audit.ts'
import { columnOf } from '../product/told-columns.ts'
import type { DeskCtx } from './save.ts'

interface Act {
  set: RawBuilder<unknown>
  /** Whether a product `p` is not so already. */
  differs: RawBuilder<unknown>
}

const flag = (column: string, value: boolean): Act => ({
  set: sql`${sql.ref(column)} = ${value}`,
  differs: sql`${sql.ref(`p.${column}`)} <> ${value}`,
})

const actOf = ({ act, category }: AdminBulkInput): Act => {
  if (act === 'hide' || act === 'show') return flag('hidden_by_admin', act === 'hide')
  if (act === 'feature' || act === 'unfeature') return flag('featured', act === 'feature')
  if (act === 'category')
    return {
      set: sql`category = ${category}`,
      differs: sql`p.category <> ${category}`,
    }
  return {
    // Nor does it come back with an order that is given up.
    set: sql`stock = 0, missing = p.reserved, pre_order = false`,
    differs: sql`(p.stock > 0 or p.missing < p.reserved or p.pre_order)`,
  }
}

const PIECES_AT_STORE = sql`case when p.stock > 0 then p.stock + p.reserved
  else greatest(0, p.reserved - p.missing) end`

/** Whether there is nothing to keep: nobody else says anything about it, or it is kept already. */
const isKept = (field: CorrectableField) =>
  sql`(p.origin = 'manual' or ${field} = any(p.fixed_fields))`

/** Keeps the part from now on, and beside it what was said before. */
const keeping = (field: CorrectableField): RawBuilder<unknown> => {
  const said = propertiesOf(field).flatMap((property) => [
    sql`${property}::text`,
    property === 'stock' ? PIECES_AT_STORE : sql.ref(`p.${columnOf(property)}`),
  ])
  return sql`, fixed_fields = case when ${isKept(field)} then p.fixed_fields else p.fixed_fields || ${field}::text end,
    provider_values = case when ${isKept(field)} then p.provider_values
      else p.provider_values || jsonb_build_object(${sql.join(said)}) end`
}

export async function bulkProducts(
  ctx: DeskCtx,
  input: AdminBulkInput,
): Promise<{ ok: true; changed: number }> {
  const { set, differs } = actOf(input)
  const corrects = BULK_CORRECTS[input.act]
  // What is so by chance is corrected as well: else the next news undo the action on these alone.
  const isDue = corrects ? sql`(${differs} or not ${isKept(corrects)})` : differs
  // Locked in the order of their numbers, as orders lock them: neither waits for the other in a circle.
  const { rows } = await sql<{ id: number; isJoined: boolean }>`
    with chosen as (
      select id from product where id = any(${input.ids}::int[]) order by id for update)
    update product p set ${set} ${corrects ? keeping(corrects) : sql``}, updated_at = ${ctx.now}
    from chosen where p.id = chosen.id and ${isDue}
    returning p.id, p.joined_as is not null as "isJoined"`.execute(ctx.em.getKysely())
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  if (ids.length === 0) return { ok: true, changed: 0 }
  const { act, category } = input
  await audit(ctx, {
    actorId: ctx.user.id,
    action: 'products.bulk',
    object: `product:${ids.join(', ')}`,
    details: { act, count: ids.length, ...(category && { category }) },
  })
  if (act === 'category') await ctx.enqueue('refreshVocabulary', {})
  if ((act === 'hide' || act === 'show') && rows.some(({ isJoined }) => isJoined))
    await ctx.enqueue('linkProducts', {})
  return { ok: true, changed: ids.length }
}
