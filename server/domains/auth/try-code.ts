// Checks a six-digit code in one statement that also counts the wrong try, so that no two guesses share a count.
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { codeHash } from './mailed-secrets.ts'

/** After as many wrong tries a code is burned: for the browser that asked for it, and for all others together. */
export const CODE_TRIES = 5

export interface TriedCode {
  id: number
  userId: number
}

/**
 * The code's row when it fits; null for wrong, burned, spent or too old codes and unknown addresses alike. `request`
 * names what this browser asked for; one that asked for nothing tries the newest code.
 */
export async function tryCode(
  { em, now, config }: Pick<Ctx, 'em' | 'now' | 'config'>,
  email: string,
  code: string,
  request: string | null,
): Promise<TriedCode | null> {
  const hash = codeHash(config.secret, email, code)
  const tries = sql.ref(request === null ? 'stray_tries' : 'wrong_tries')
  const asked = request === null ? sql`true` : sql`nonce_hash = ${hashToken(request)}`
  const { rows } = await sql<{ id: number; user_id: number; fits: boolean }>`
    with open_code as (
      select id from account_token
      where email = ${email}::citext and purpose = 'reset_code' and used_at is null
        and expires_at > ${now} and ${tries} < ${CODE_TRIES} and ${asked}
      order by id desc limit 1 for update
    )
    update account_token as token
    set ${tries} = ${tries} + (secret_hash <> ${hash})::int
    from open_code where token.id = open_code.id
    returning token.id, token.user_id, secret_hash = ${hash} as fits,
      -- A wrong try waits for no disk: known and unknown addresses take the same time.
      set_config('synchronous_commit', case when secret_hash = ${hash} then 'on' else 'off' end, true)
  `.execute(em.getKysely())
  const [row] = rows
  return row?.fits ? { id: row.id, userId: row.user_id } : null
}
