// The second of two equal registrations: a double click signs in whom the first one made, instead of calling them taken.
import { sql } from 'kysely'
import type { RegisterInput } from '#contract/auth.ts'
import type { Ctx } from '#server/ctx.ts'
import { letIn } from './let-in.ts'
import { passwordFits } from './password.ts'
import { type LoginRow, loginByName } from './user.queries.ts'

/** Later it is somebody who forgot that they have an account: signing in has its own limits and second step. */
const ONE_MOMENT = sql`interval '1 minute'`

/** Null when names and password are not those of an account made just now. */
export async function registerAgain(ctx: Ctx, input: RegisterInput) {
  const { username, email, password } = input
  const {
    rows: [user],
  } = await sql<LoginRow>`${loginByName(username)} and email = ${email}::citext
    and created_at > now() - ${ONE_MOMENT}
    and totp_on_since is null and passkey_since is null`.execute(ctx.em.getKysely())
  if (!user || !(await passwordFits(user.passwordHash, password))) return null
  return letIn(ctx, user)
}
