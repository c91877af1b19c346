// One batch and its place are stored together or not at all.
import type pg from 'pg'

export const inTransaction = async (
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
