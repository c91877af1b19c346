// Starts a stand-in for the shop as `npm start` would, for tests that kill it: it counts its starts in the database.
import { createServer } from 'node:http'
import pg from 'pg'
import { launch } from './launch.ts'
import { requireConfig } from './require-config.ts'

await launch({
  config: requireConfig(),
  buildClient: async () => 'fresh',
  loadApp: async () => ({
    prepareDatabase: async (_config, { ownerUrl }) => {
      const client = new pg.Client(ownerUrl)
      await client.connect()
      await client.query('create table if not exists starts (id serial primary key)')
      await client.query('insert into starts default values')
      const { rows } = await client.query('select count(*)::int as n from starts')
      await client.end()
      return {
        migrations: (rows as { n: number }[])[0]?.n ?? 0,
        demoLogins: [{ role: 'admin', username: 'ana', password: 'secret', once: false }],
      }
    },
    startServer: async ({ port, host }) => {
      const server = createServer((_request, response) => response.end('shop'))
      await new Promise<void>((resolve) => server.listen(port, host, resolve))
      return {
        url: `http://localhost:${port}`,
        port,
        mailboxPath: '/dev/mailbox',
        close: () => new Promise((resolve) => server.close(() => resolve())),
      }
    },
  }),
})
