// Finds out whether a database comes from a shop with another secret, as after it was brought back beside a new one.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Em } from './orm.ts'
import { SecretMark } from './secret-mark.entity.ts'

const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('puente secret mark').digest('base64url')

/** Whether it was used with another secret until now; from now on this one counts as its own. One process at a time. */
export const noteSecret = async (em: Em, secret: string): Promise<boolean> => {
  const mark = markOf(secret)
  const [last] = await em.find(SecretMark, {}, { orderBy: { since: 'desc' }, limit: 1 })
  if (last?.mark === mark) return false
  await sql`insert into secret_mark (mark, since) values (${mark}, clock_timestamp())
    on conflict (mark) do update set since = excluded.since`.execute(em.getKysely())
  return last !== undefined
}
