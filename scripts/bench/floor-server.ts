// The least a server can do: bare Fastify and node-postgres answering captured SQL. A child of the bench.
import fs from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { CapturedQuery } from './capture-sql.ts'

const [databaseUrl, file, answerFile] = process.argv.slice(2)
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

// A prepared answer to a posted question: reads what the shop reads and computes nothing.
const answer = answerFile ? fs.readFileSync(answerFile, 'utf8') : ''
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers
app.post<{ Params: { index: string } }>('/:index', async (request, reply) => {
  for (const { text, values } of queries[Number(request.params.index)] ?? [])
    await pool.query(text, values)
  return reply.type('application/json; charset=utf-8').send(answer)
})

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object' && address !== null)
  process.stdout.write(`listening ${address.port}\n`)
