// Bounds every wait for a pool's database on this side of the line: where nothing comes back, no limit that the database
// keeps is of use, and a connection that was silent once is not given to anybody else.
import type { Pool, PoolClient } from 'pg'
import { DatabaseSilent } from './database-silent.ts'
import { endPatience, hasPatience, patienceFor } from './patience.ts'
import { watchSilence } from './watch-silence.ts'

/** A statement broken off at its limit, a lock not given in time. */
const IN_VAIN = new Set(['57014', '55P03'])
const NO_CONNECTION = 'Connection terminated due to connection timeout'
const NO_PLACE = 'timeout exceeded when trying to connect'

export function limitWaits(pool: Pool, answerMs: number): void {
  const silence = watchSilence(pool)
  const idle = new Set<PoolClient>()

  const fallSilent = () => {
    silence.begin()
    // They lead to where nobody answers.
    for (const client of idle) client.connection.stream.destroy()
  }

  const inTime = async <T>(client: PoolClient, answer: Promise<T>): Promise<T> => {
    const limitMs = patienceFor(answerMs)
    let isHere = false
    const cut = () => {
      if (isHere) return
      endPatience()
      // With less than the limit a request was late, and nothing is known about the database.
      if (limitMs === answerMs) fallSilent()
      client.connection.stream.destroy(new DatabaseSilent())
    }
    // A busy process looks at its clock before it looks at what has come.
    const timer = setTimeout(() => setImmediate(cut), limitMs).unref()
    try {
      return await answer
    } catch (error) {
      if (IN_VAIN.has((error as { code?: string }).code ?? '')) endPatience()
      throw error
    } finally {
      isHere = true
      clearTimeout(timer)
    }
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    client.query = ((...words: unknown[]) => {
      const answer = query(...words)
      return answer instanceof Promise ? inTime(client, answer) : answer
    }) as PoolClient['query']
    client.once('end', () => idle.delete(client))
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (error, client) => {
    if (!error) idle.add(client)
  })

  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  pool.connect = (async () => {
    if (silence.isOn() || !hasPatience()) throw new DatabaseSilent()
    try {
      return await connect()
    } catch (error) {
      const { message } = error as Error
      if (message === NO_CONNECTION) fallSilent()
      if (message === NO_CONNECTION || message === NO_PLACE) endPatience()
      throw error
    }
  }) as Pool['connect']
}
