// What is read through the tables has the types that the entities promise: moments, days, and keys within JSON.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { entities } from './entities.ts'
import { openOrm, type Orm } from './platform/orm.ts'
import { tables } from './tables.ts'

let database: TestDatabase
let orm: Orm
beforeAll(async () => {
  database = await cloneDatabase()
  orm = await openOrm(entities, { databaseUrl: database.url, poolSize: 1 })
})
afterAll(async () => {
  await orm.close()
  await database.drop()
})

test('moments come as dates, days as text, names in camelCase, and what is kept as JSON as it was', async () => {
  const db = tables(orm.em.fork())
  const at = new Date('2026-05-04T15:00:00.123Z')
  const row = await db
    .insertInto('syncProvider')
    .values({
      provider: 'ebay',
      lastSuccessAt: at,
      quotaDay: '2026-05-04',
    })
    .returning(['lastSuccessAt', 'quotaDay', sql<object>`'{"snake_case": 1}'::jsonb`.as('kept')])
    .executeTakeFirst()
  expect(row).toEqual({ lastSuccessAt: at, quotaDay: '2026-05-04', kept: { snake_case: 1 } })
})

test('tables and columns are written in camelCase, and asked for as the database names them', () => {
  const db = tables(orm.em.fork())
  const { sql: text } = db
    .selectFrom('shopOrder as o')
    .innerJoin('appUser', 'appUser.id', 'o.userId')
    .select(['o.shippingAddress', 'appUser.fullName'])
    .compile()
  expect(text).toBe(
    'select "o"."shipping_address", "app_user"."full_name" from "shop_order" as "o" inner join "app_user" on "app_user"."id" = "o"."user_id"',
  )
})
