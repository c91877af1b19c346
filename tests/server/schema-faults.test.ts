// Proves that whatever differs between the entities and the schema is found, and that today nothing does.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { openOrm, type Orm } from '#server/platform/orm.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { entitiesFile, entityList } from '../../scripts/lib/entity-list.ts'
import { schemaFaults } from '../../scripts/lib/schema-faults.ts'

let database: TestDatabase
let orm: Orm
beforeAll(async () => {
  database = await cloneDatabase()
  orm = await openOrm(entities, { databaseUrl: database.ownerUrl })
})
afterAll(async () => {
  await orm.close()
  await database.drop()
})

test('every entity is listed', () => {
  expect(readFileSync(entitiesFile, 'utf8')).toBe(entityList())
})

test('entities and migrations agree, and looking changes nothing', async () => {
  expect(await schemaFaults(orm)).toEqual([])
  expect(await schemaFaults(orm)).toEqual([])
})

test.each([
  ['alter table shop_order add column more int', 'drop column "more"'],
  ['alter table shop_order drop column browser_hash', 'browser_hash'],
  ['drop index shop_order_held', 'shop_order_held'],
  [
    'drop index shop_order_browser; create index shop_order_browser on shop_order (browser_hash)',
    'index shop_order_browser: it is',
  ],
])('a schema that differs is found: %s', async (change, told) => {
  const own = await cloneDatabase()
  const other = await openOrm(entities, { databaseUrl: own.ownerUrl })
  try {
    await other.em.getConnection().execute(change)
    expect((await schemaFaults(other)).join('\n')).toContain(told)
  } finally {
    await other.close()
    await own.drop()
  }
})
