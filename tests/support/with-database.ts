// One statement past the program, for what a test must see or set in the database of a running shop.
import pg from 'pg'
import { asOwner } from './test-database.ts'

export async function withDatabase<T extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: asOwner(url) })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}
