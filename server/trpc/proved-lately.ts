// Whether the session's person showed a password, a code or a key a short while ago, by the database's clock.
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { tables } from '#server/tables.ts'

/** So long an open screen is trusted with what only admins may do. */
export const PROOF_MINUTES = 30

export async function provedLately({
  em,
  sessionToken,
}: Pick<Ctx, 'em' | 'sessionToken'>): Promise<boolean> {
  if (sessionToken === null) return false
  const proved = await tables(em)
    .selectFrom('session')
    .select('id')
    .where('id', '=', hashToken(sessionToken))
    .where('provedAt', '>', sql<Date>`now() - make_interval(mins => ${PROOF_MINUTES})`)
    .executeTakeFirst()
  return proved !== undefined
}
