// Proves the limit on costly reads: all of them together, for each caller alone, and over after its minute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const LIMIT = 40
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ readsPerMinute: LIMIT })
  shop.setNow(NOW)
})
afterAll(() => shop.close())

/** How many of so many questions are refused. */
const refusals = async (times: number, ask: () => Promise<unknown>): Promise<number> => {
  let refused = 0
  for (let each = 0; each < times; each += 1)
    await ask().catch((error: { message: string }) => {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'too_many_requests' })
      refused += 1
    })
  return refused
}
const convertAt = (clientAddress: string) => {
  const visitor = shop.visitor({ clientAddress })
  return () => visitor.call.currency.convert({ to: 'USD', amount: '1' })
}

test('as many as may be in a minute are answered, then none until the minute is over; others never notice', async () => {
  const ask = convertAt('198.51.100.7')
  expect(await refusals(LIMIT, ask)).toBe(0)
  expect(await refusals(3, ask)).toBe(3)
  // All that costs is counted together, and leafing through the shelves is not.
  const { call } = shop.visitor({ clientAddress: '198.51.100.7' })
  expect(await refusals(1, () => call.catalogue.suggest({ text: 'cam' }))).toBe(1)
  const view = { search: '', page: 1 }
  expect(await refusals(1, () => call.catalogue.list({ ...view, search: 'cam' }))).toBe(1)
  expect(await refusals(1, () => call.catalogue.list(view))).toBe(0)
  expect(await refusals(1, () => call.content.help({ search: 'cam' }))).toBe(1)
  expect(await refusals(1, () => call.content.help({ search: '' }))).toBe(0)
  expect(await refusals(1, convertAt('198.51.100.8'))).toBe(0)
  shop.setNow(new Date(NOW.getTime() + 60_000))
  expect(await refusals(1, ask)).toBe(0)
})

test('a network is one caller, whatever addresses it takes; who is signed in counts alone', async () => {
  expect(await refusals(LIMIT, convertAt('2001:db8:1:2::1'))).toBe(0)
  expect(await refusals(1, convertAt('2001:db8:1:2:ffff::9'))).toBe(1)
  const person = { fullName: 'Ana Paz', username: 'ana', email: 'ana@example.com' }
  const visitor = shop.visitor({ clientAddress: '2001:db8:1:2::1' })
  await visitor.call.auth.register({ ...person, password: 'secreto 123' })
  expect(await refusals(1, () => visitor.call.currency.convert({ to: 'USD', amount: '1' }))).toBe(0)
})
