// Checks a six-digit code in one statement that also counts the wrong try, so that no two guesses share a count.
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { tables } from '#server/tables.ts'
import { codeHash } from './mailed-secrets.ts'

/** After as many wrong tries a code is burned: for the browser that asked for it, and for all others together. */
export const CODE_TRIES = 5

/**
 * The code's row when it fits; null for wrong, burned, spent or too old codes and unknown addresses alike. `request`
 * names what this browser asked for; one that asked for nothing tries the newest code.
 */
export async function tryCode(
  { em, now, config }: Pick<Ctx, 'em' | 'now' | 'config'>,
  email: string,
  code: string,
  request: string | null,
) {
  const hash = codeHash(config.secret, email, code)
  const tries = request === null ? 'strayTries' : 'wrongTries'
  const fits = sql<boolean>`secret_hash = ${hash}`
  const row = await tables(em)
    .with('openCode', (db) =>
      db
        .selectFrom('accountToken')
        .select('id')
        .where('email', '=', sql<string>`${email}::citext`)
        .where((eb) => eb.and({ purpose: 'reset_code', usedAt: null }))
        .where('expiresAt', '>', now)
        .where(tries, '<', CODE_TRIES)
        .where((eb) => (request === null ? eb.lit(true) : eb('nonceHash', '=', hashToken(request))))
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate(),
    )
    .updateTable('accountToken as token')
    .from('openCode')
    .set(tries, sql<number>`${sql.ref(tries)} + (not ${fits})::int`)
    .whereRef('token.id', '=', 'openCode.id')
    .returning([
      'token.id',
      'token.userId',
      fits.as('fits'),
      // A wrong try waits for no disk: known and unknown addresses take the same time.
      sql`set_config('synchronous_commit', case when ${fits} then 'on' else 'off' end, true)`.as(
        'waits',
      ),
    ])
    .executeTakeFirst()
  return row?.fits ? { id: row.id, userId: row.userId } : null
}
