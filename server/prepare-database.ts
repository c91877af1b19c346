// Makes a database ready to serve: newest schema and, on a demo machine with an empty shop, demo data and logins.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { seedHouseTariff } from './domains/shipping/seed-house-tariff.ts'
import { seedPackingBoxes } from './domains/shipping/seed-packing-boxes.ts'
import { seedCustomsRules } from './domains/customs/seed-rules.ts'
import { entities } from './entities.ts'
import { migrate } from './platform/migrate.ts'
import { openOrm } from './platform/orm.ts'
import { takeTurns } from './platform/take-turns.ts'

interface Options {
  databaseUrl: string
  log: FastifyBaseLogger
}

export interface DemoLogin {
  role: string
  username: string
  password: string
}

export interface PreparedDatabase {
  /** Migrations applied just now. */
  migrations: number
  /** Demo products put in just now. */
  demoProducts?: number
  demoLogins: readonly DemoLogin[]
}

export async function prepareDatabase(
  config: Config,
  { databaseUrl }: Options,
): Promise<PreparedDatabase> {
  const orm = await openOrm(entities, { databaseUrl })
  try {
    const migrations = await migrate(orm)
    await takeTurns(orm, 'tariff', async () => {
      await seedHouseTariff(orm.em.fork())
      await seedPackingBoxes(orm.em.fork())
    })
    await takeTurns(orm, 'customs', () => seedCustomsRules(orm.em.fork()))
    if (!config.demo) return { migrations, demoLogins: [] }
    const { seedDemo } = await import('./seed-demo.ts')
    const seeded = await takeTurns(orm, 'demo', () => seedDemo(orm.em.fork()))
    return { migrations, ...seeded }
  } finally {
    await orm.close()
  }
}
