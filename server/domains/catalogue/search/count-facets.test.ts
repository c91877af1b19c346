// The numbers by which the facets of a search are grouped.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AVAILABILITIES, CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { cellRows, keyOf } from './count-facets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('each cell has one of its own', async () => {
  const query = sql<{ keys: number }>`
    select count(distinct ${keyOf(sql`store`)})::int as keys from ${cellRows}`
  const { rows } = await query.execute(shop.deps.orm.em.getKysely())
  expect(rows).toEqual([{ keys: CATEGORIES.length * STORES.length * AVAILABILITIES.length }])
})
