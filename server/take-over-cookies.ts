// Takes over what a browser holds under the plain names from before cookies were bound to the host; then the plain name is gone.
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '#server/ctx.ts'
import { sessionsOf } from '#server/domains/auth/lucia.ts'
import { cookie, COOKIES, plainCookieGone, wireName } from '#server/platform/cookies.ts'
import { hashToken } from '#server/platform/token.ts'

/** What is asked for at once by one page comes with the same old cookie. */
const GRACE_SECONDS = 60

const ROWS = {
  session: { table: 'session', key: 'id' },
  cart: { table: 'cart', key: 'token_hash' },
} as const
type Kept = keyof typeof ROWS

/** Only what was there before the change: a session or cart of today is never taken from a plain name, whoever set it. */
async function isFromBefore({ orm }: Pick<Deps, 'orm'>, kept: Kept, token: string) {
  const { table, key } = ROWS[kept]
  const { rows } = await sql`
    update ${sql.table(table)}
    set plain_until = least(plain_until, now() + make_interval(secs => ${GRACE_SECONDS}))
    where ${sql.ref(key)} = ${hashToken(token)} and plain_until > now() returning 1
  `.execute(orm.em.fork().getKysely())
  return rows.length > 0
}

/** The secrets of a request by their own names, whatever they are called on the wire. */
export async function readSecrets(
  deps: Deps,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  setCookie: (text: string) => void,
): Promise<Record<Kept, string | undefined>> {
  const secure = deps.config.cookieSecure
  const found = {
    session: cookies[wireName(COOKIES.session, secure)],
    cart: cookies[wireName(COOKIES.cart, secure)],
  }
  if (!secure) return found
  for (const kept of ['session', 'cart'] as const) {
    const plain = cookies[COOKIES[kept]]
    if (plain === undefined) continue
    setCookie(plainCookieGone(COOKIES[kept]))
    if (found[kept] !== undefined || !(await isFromBefore(deps, kept, plain))) continue
    found[kept] = plain
    setCookie(
      kept === 'session'
        ? sessionsOf(deps).createSessionCookie(plain).serialize()
        : cookie(COOKIES.cart, plain, { secure }),
    )
  }
  return found
}
