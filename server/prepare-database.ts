// Makes a database ready to serve: newest schema and, on a demo machine with an empty shop, demo data and logins.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { seedArticles } from './domains/blog/seed-articles.ts'
import { seedDefaultTariff } from './domains/shipping/seed-default-tariff.ts'
import { seedPackingBoxes } from './domains/shipping/seed-packing-boxes.ts'
import { seedCustomsRules } from './domains/customs/seed-rules.ts'
import { APPEND_ONLY } from './append-only.ts'
import { type DatabaseAddresses, prepareSchema } from './prepare-schema.ts'
import { entities } from './entities.ts'
import { noteSecret } from './platform/note-secret.ts'
import { openOrm } from './platform/orm.ts'
import { mayDoMore } from './platform/restrict-role.ts'
import { takeTurns } from './platform/take-turns.ts'
import { type DemoLogin, knownLogins, lockKnownLogins, seedPeople } from './seed-people.ts'

interface Options extends DatabaseAddresses {
  log: FastifyBaseLogger
}

export interface PreparedDatabase {
  /** Migrations applied just now. */
  migrations: number
  /** The database was used with another secret before. */
  secretIsNew: boolean
  /** Demo products put in just now. */
  demoProducts?: number
  /** What lets somebody in: known passwords that work, and those that were made just now. */
  demoLogins: readonly DemoLogin[]
}

export async function prepareDatabase(
  config: Config,
  { log, ...addresses }: Options,
): Promise<PreparedDatabase> {
  const migrations = await prepareSchema(addresses)
  const orm = await openOrm(entities, { databaseUrl: addresses.databaseUrl })
  try {
    if (await mayDoMore(orm, APPEND_ONLY))
      log.warn(
        'the role of DATABASE_URL could rewrite or empty histories: set DATABASE_OWNER_URL, and let it be another role',
      )
    const secretIsNew = await takeTurns(orm, 'secret', () =>
      noteSecret(orm.em.fork(), config.secret),
    )
    await takeTurns(orm, 'tariff', async () => {
      await seedDefaultTariff(orm.em.fork())
      await seedPackingBoxes(orm.em.fork())
    })
    await takeTurns(orm, 'customs', () => seedCustomsRules(orm.em.fork()))
    await takeTurns(orm, 'articles', () => seedArticles(orm.em.fork()))
    return await takeTurns(orm, 'demo', async () => {
      const em = orm.em.fork()
      const { demo, exposed } = config
      // Also without demo data: the folder may come from a machine that had it.
      const locked = exposed ? await lockKnownLogins(em) : []
      if (!demo) return { migrations, secretIsNew, demoLogins: locked }
      const { seedDemo } = await import('./seed-demo.ts')
      const demoProducts = await seedDemo(em)
      const { seedDemoMethods } = await import('./seed-demo-methods.ts')
      await seedDemoMethods(orm.em.fork(), config.brandName)
      const seeded = await seedPeople(em, exposed)
      const known = exposed || seeded.length > 0 ? [] : await knownLogins(em)
      return {
        migrations,
        secretIsNew,
        ...(demoProducts > 0 ? { demoProducts } : {}),
        demoLogins: [...locked, ...seeded, ...known],
      }
    })
  } finally {
    await orm.close()
  }
}
