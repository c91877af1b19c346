// Looks into the database of a running shop, past everything it says about itself.
import pg from 'pg'
import { asOwner } from './test-database.ts'

export async function askDatabase<T extends object>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: asOwner(databaseUrl) })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}
