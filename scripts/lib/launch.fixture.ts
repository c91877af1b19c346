// Starts a stub of the shop as `npm start` would, for tests that kill it: it notes its starts in the database.
import { createServer } from 'node:http'
import pg from 'pg'
import { launch } from './launch.ts'
import { requireConfig } from './require-config.ts'

await launch({
  config: requireConfig(),
  buildClient: async () => 'fresh',
  loadApp: async () => ({
    prepareDatabase: async ({ secret }, { ownerUrl }) => {
      const client = new pg.Client(ownerUrl)
      await client.connect()
      await client.query('create table if not exists starts (id serial primary key, secret text)')
      const { rows } = await client.query<{ secret: string }>(
        'select secret from starts order by id',
      )
      await client.query('insert into starts (secret) values ($1)', [secret])
      await client.end()
      return {
        migrations: rows.length + 1,
        secretIsNew: rows.length > 0 && rows.at(-1)?.secret !== secret,
        demoLogins: [{ role: 'admin', username: 'ana', password: 'secret', once: false }],
      }
    },
    startServer: async ({ port, host }) => {
      const server = createServer((request, response) => {
        if (request.url !== '/until-they-leave') response.end('shop')
      })
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
