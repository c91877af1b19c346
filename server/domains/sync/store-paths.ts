// Places of the stores that the shop has no category for: listed for the desk, and decided about.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  MapPathInput,
  mapPathOutput,
  StorePaths,
  StorePathsInput,
} from '#contract/sync-desk.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { tables } from '#server/tables.ts'
import { fail } from '#server/trpc/init.ts'
import { StorePath } from './store-path.entity.ts'

const PAGE_SIZE = 50

/** What most waits for comes first. */
export async function listStorePaths(
  { em }: Ctx,
  { which, before }: StorePathsInput,
): Promise<StorePaths> {
  const rows = await tables(em)
    .selectFrom('storePath')
    .select(['id', 'provider', 'path', 'sample', 'seen', 'category', 'ignored', 'lastSeenAt'])
    .where(sql<boolean>`(category is not null or ignored)`, '=', which === 'decided')
    .where((eb) =>
      before === null
        ? eb.lit(true)
        : sql<boolean>`(seen, id) < (select seen, id from store_path where id = ${before})`,
    )
    .orderBy('seen', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  return {
    paths: page.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The next run goes by it. */
export async function mapPath(
  ctx: Ctx & { user: CurrentUser },
  { id, category, seen }: MapPathInput,
): Promise<z.infer<typeof mapPathOutput>> {
  const { em, user } = ctx
  const ignored = category === 'ignored'
  const { numUpdatedRows } = await tables(em)
    .updateTable('storePath')
    .set({ category: category === 'ignored' ? null : category, ignored, decidedBy: user.id })
    .where('id', '=', id)
    .where(sql`case when ignored then 'ignored' else category end`, 'is not distinct from', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    if ((await em.count(StorePath, { id })) === 0) throw fail('not_found')
    return refuse('run_moved')
  }
  await audit(ctx, {
    actorId: user.id,
    action: 'sync.mapPath',
    object: `store_path:${id}`,
    details: { category },
  })
  return { ok: true }
}
