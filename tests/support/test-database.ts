// Gives a test file a database of its own, cloned from the migrated template in about a tenth of a second.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** As the running shop. */
  url: string
  /** As the owner of the schema, for what a shop may not do. */
  ownerUrl: string
  drop: () => Promise<void>
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The same database, seen past what a shop may do. */
export const asOwner = (databaseUrl: string): string => {
  const { username, password } = new URL(inject('postgres').url)
  return Object.assign(new URL(databaseUrl), { username, password }).href
}

/** Of the migrated template, unless another one is named. */
export async function cloneDatabase(of?: string): Promise<TestDatabase> {
  const { url, app, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Half the work of writing every page of it into the log as well, which nobody reads here.
  await asAdmin(`create database ${name} template ${of ?? template} strategy file_copy`)
  const [ownerUrl, appUrl] = [url, app].map((address) => {
    const own = new URL(address)
    own.pathname = `/${name}`
    return own.href
  }) as [string, string]
  return { url: appUrl, ownerUrl, drop: () => asAdmin(`drop database ${name} with (force)`) }
}
