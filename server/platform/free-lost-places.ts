// Gives a pool back the places of connections that were lost while somebody had them: a transaction gives its own back
// after a rollback that worked, and on a lost connection none does. Without this a restarted database leaves fewer places.
import type { Pool, PoolClient } from 'pg'

export function freeLostPlaces(pool: Pool): void {
  const held = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.has(client)) return
      const release = client.release.bind(client)
      // Whoever had it may still give it back.
      client.release = () => {}
      release(true)
    }),
  )
}
