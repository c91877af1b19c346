// Proves that attempts are counted one by one, however many come at once, and that nobody waits for each other in vain.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Db } from './orm.ts'
import { sql } from 'kysely'
import {
  countAhead,
  countAttempts,
  type Counted,
  keepCounted,
  takingBack,
} from './attempt-limit.ts'

const SECRET = 'only-for-tests'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const db = (): Db => shop.deps.orm.em.getKysely()
const count = (...counted: [Counted, ...Counted[]]) => countAttempts(db(), SECRET, counted)
const takeBack = (taken: Parameters<typeof takingBack>[1]) =>
  sql`${takingBack(SECRET, taken)} select 1`.execute(db())
const few = (whose: string): Counted => ({ rule: { name: 'few', points: 2, duration: 60 }, whose })
const many = (whose: string): Counted => ({
  rule: { name: 'many', points: 5, duration: 3600 },
  whose,
})
const pointsOf = async (): Promise<Record<string, number>> => {
  const rows = await shop.sql<{ name: string; points: number }>(
    `select split_part(key, ':', 1) as name, sum(points)::int as points from rate_limit group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]))
}

test('as many as allowed pass, the next one waits for the rest of the window', async () => {
  expect(await count(few('ana'))).toBeNull()
  expect(await count(few('ANA'))).toBeNull()
  const seconds = await count(few('ana'))
  expect(seconds).toBeGreaterThan(55)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await count(few('eva'))).toBeNull()
})

test('a window that is over begins again', async () => {
  for (let n = 0; n < 3; n += 1) await count(few('later'))
  await shop.sql('update rate_limit set expire = expire - 60000')
  expect(await count(few('later'))).toBeNull()
})

test('what the first rule turns away does not count for the others; the longest wait is told', async () => {
  await shop.sql('delete from rate_limit')
  for (let n = 0; n < 9; n += 1) await count(few('x'), many('y'))
  expect(await pointsOf()).toEqual({ few: 9, many: 2 })
  for (let n = 0; n < 9; n += 1) await count(few(`x${n}`), many('y'))
  expect(await count(few('new'), many('y'))).toBeGreaterThan(3500)
})

test('taken back: one is forgotten, the other has one less, and nothing goes below zero', async () => {
  await shop.sql('delete from rate_limit')
  for (let n = 0; n < 2; n += 1) await count(few('a'), many('b'))
  await takeBack({ forget: [few('a')], giveBack: [many('b'), many('never')] })
  expect(await pointsOf()).toEqual({ many: 1 })
  for (let n = 0; n < 3; n += 1) await takeBack({ forget: [], giveBack: [many('b')] })
  expect(await pointsOf()).toEqual({ many: 0 })
})

test('of many at once exactly as many pass, and taking back among them stops nobody', async () => {
  await shop.sql('delete from rate_limit')
  const at = await Promise.all(Array.from({ length: 20 }, () => count(many('z'), few('z'))))
  expect(at.filter((seconds) => seconds === null)).toHaveLength(2)
  const both = async (n: number) => {
    await count(few(`p${n % 2}`), many('one'), many('two'))
    await takeBack({
      forget: [few(`p${n % 2}`)],
      giveBack: [many('two'), many('one')],
    })
  }
  await expect(Promise.all(Array.from({ length: 60 }, (_, n) => both(n)))).resolves.toHaveLength(60)
})

test('counted ahead: a question travels along, the number is seen at once and can be made sure of', async () => {
  await shop.sql('delete from rate_limit')
  const ahead = (n: number) =>
    countAhead(
      db(),
      SECRET,
      [few('q')],
      sql<{ n: number }>`select ${n}::int as n where ${n}::int > 0`,
    )
  expect(await ahead(7)).toMatchObject({ retryAfterSeconds: null, found: { n: 7 } })
  expect(await ahead(0)).toMatchObject({ retryAfterSeconds: null, found: null })
  expect(await pointsOf()).toEqual({ few: 2 })
  const third = await ahead(7)
  expect(third.retryAfterSeconds).toBeGreaterThan(55)
  await keepCounted(db(), SECRET, few('q'))
  expect(await pointsOf()).toEqual({ few: 3 })
})

test('the table holds no address', async () => {
  await count(few('ana@example.com'))
  expect(JSON.stringify(await shop.sql('select * from rate_limit'))).not.toContain('ana')
})
