// The least a server can do: bare Fastify and node-postgres answering captured SQL. A child of the bench.
import fs from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { CapturedQuery } from './capture-sql.ts'

const [databaseUrl, file] = process.argv.slice(2)
const queries = JSON.parse(fs.readFileSync(file ?? '', 'utf8')) as CapturedQuery[][]
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const app = Fastify()

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers
app.get<{ Params: { index: string } }>('/:index', async (request) => {
  let rows: unknown[] = []
  for (const { text, values } of queries[Number(request.params.index)] ?? [])
    rows = (await pool.query(text, values)).rows
  return rows
})

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object' && address !== null)
  process.stdout.write(`listening ${address.port}\n`)
