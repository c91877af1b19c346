// The role the running shop works as: a login of its own, with no way to the rights of the schema's owner.
import pg from 'pg'

/** Of the address a role logs in with. */
export const roleOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).username)

const ATTRIBUTES =
  'login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit -1'

const WRONG_LOGIN = new Set(['28P01', '28000'])

/** Whether the address lets its role in. @throws when the server does not answer */
async function letsIn(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (WRONG_LOGIN.has((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes the role of `databaseUrl`, or gives it that address's password; `owner` may make roles. */
export async function ensureAppRole(owner: pg.Client, databaseUrl: string): Promise<void> {
  if (await letsIn(databaseUrl)) return
  const role = roleOf(databaseUrl)
  const password = pg.escapeLiteral(decodeURIComponent(new URL(databaseUrl).password))
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [role])
  const statement = found.rowCount === 0 ? 'create' : 'alter'
  await owner.query(
    `${statement} role ${pg.escapeIdentifier(role)} ${ATTRIBUTES} password ${password}`,
  )
}
