// The demo shop after its first minute, made once a run: stocked, synced, with exchange rates. Shops of tests are copies of it.
import type pg from 'pg'
import { inject } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { eventually } from './eventually.ts'
import { inTurn } from './in-turn.ts'

const DEMO = 'puente_demo'
/** No first run still to be done, every series of rates read, nothing under way in the queue. */
const SETTLED = `
  select (select count(distinct provider) = 3 from sync_run where state = 'completed')
     and not exists (select from sync_run where state in ('waiting', 'running'))
     and (select count(distinct currency) >= 5 from exchange_rate where status = 'good')
     and not exists (select from pgboss.job where state = 'active') as settled`

export type RunShop = (databaseUrl: string) => Promise<{ stop: () => Promise<unknown> }>

async function make(admin: pg.Client, runShop: RunShop): Promise<void> {
  const { app, template } = inject('postgres')
  const making = `${DEMO}_making`
  await admin.query(`drop database if exists ${making} with (force)`)
  await admin.query(`create database ${making} template ${template}`)
  const own = new URL(app)
  own.pathname = `/${making}`
  const shop = await runShop(own.href)
  try {
    await eventually(
      async () => {
        const [row] = await askDatabase<{ settled: boolean }>(own.href, SETTLED)
        if (row?.settled !== true) throw new Error('the first run of the demo shop is not over')
      },
      { timeout: 90_000, interval: 250 },
    )
  } finally {
    await shop.stop()
  }
  await admin.query(`alter database ${making} rename to ${DEMO}`)
}

/** Its name, once it is there. */
export const demoTemplate = (runShop: RunShop): Promise<string> =>
  inTurn('demo', async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [DEMO])
    if (found.rowCount === 0) await make(admin, runShop)
    return DEMO
  })
