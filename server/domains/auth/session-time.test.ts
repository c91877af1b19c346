// Proves that a session lives by the database's time, whatever the clock of the machine says.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-05-04T15:00:00Z')
const after = (days: number) => new Date(START.getTime() + days * DAY_MS)

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())
afterEach(() => {
  vi.useRealTimers()
  shop.setSessionTime(START)
})
const setMachine = (days: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(vi.getRealSystemTime() + days * DAY_MS)
}
const endOf = async (userId: number) => {
  const [row] = await shop.sql<{ days: number }>(
    `select extract(epoch from expires_at - ?::timestamptz)::float8 / 86400 as days from session where user_id = ?`,
    [START, userId],
  )
  return row?.days ?? null
}

test.each([3650, 8, 0, -8, -3650])(
  'a machine %d days ahead ends none and gives each seven days',
  async (days) => {
    setMachine(days)
    const person = await shop.register(`reloj${days + 5000}`)
    expect(await endOf(person.user.id)).toBeCloseTo(7, 3)
    const me = () => person.call.auth.viewer()
    shop.setSessionTime(after(6.9))
    expect(await me()).toMatchObject({ id: person.user.id })
    // Used in its second half it moves along.
    expect(await endOf(person.user.id)).toBeCloseTo(13.9, 3)
    shop.setSessionTime(after(13.8))
    expect(await me()).toMatchObject({ id: person.user.id })
    shop.setSessionTime(after(21))
    expect(await me()).toBeNull()
    expect(await endOf(person.user.id)).toBeNull()
  },
)

test('a machine that is set to and fro while somebody is signed in signs nobody out', async () => {
  const person = await shop.register('saltos')
  for (const days of [30, -30, 0]) {
    setMachine(days)
    expect(await person.call.auth.viewer()).toMatchObject({ id: person.user.id })
  }
})

test('its cookie says how long, not until when', async () => {
  setMachine(30)
  const { received } = await shop.register('galleta')
  const cookies = received.filter((text) => text.startsWith('__Host-puente_session='))
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toContain('Max-Age=604800')
  expect(cookies[0]).not.toContain('Expires')
})
