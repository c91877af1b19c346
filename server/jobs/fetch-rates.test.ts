// Proves the job that fetches rates: fallbacks, courtesy, pauses, nonsense, and that trouble is heard of.
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'

let shop: RatesShop
let said: { level: number; msg: string; silentHours?: number | null; currency?: string }[] = []
beforeAll(async () => {
  shop = await openRatesShop()
  shop.deps.log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line)) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  said = []
  for (const service of ['dolarapi', 'open-er-api', 'frankfurter'])
    shop.sandbox.setFault(service, null)
  await shop.empty()
  shop.goTo(MONDAY)
})

const today = (where = 'true') =>
  shop.rows(`value_date > timestamptz '2026-05-04 00:00Z' and ${where}`)
const hours = (count: number) => new Date(MONDAY.getTime() + count * 3_600_000)
const short = (rows: Awaited<ReturnType<typeof today>>) =>
  rows.map(({ currency, kind, source, status }) => `${currency} ${kind} ${source} ${status}`)

test('a new shop knows every rate after one run, and its past', async () => {
  await shop.fetch()
  expect(short(await today())).toEqual([
    'VES official dolarapi good',
    'VES parallel dolarapi good',
    'EUR reference open-er-api good',
    'COP reference open-er-api good',
    'PEN reference open-er-api good',
    'BRL reference open-er-api good',
  ])
  const past = await shop.rows(`value_date < timestamptz '2026-05-04 00:00Z'`)
  expect(new Set(past.map(({ source }) => source))).toEqual(new Set(['dolarapi', 'frankfurter']))
  expect(past.filter(({ kind }) => kind === 'parallel').length).toBeGreaterThan(55)
  expect(past.filter(({ currency }) => currency === 'EUR').length).toBeGreaterThan(55)
  expect(said).toEqual([])
})

test('nobody is asked again before three hours, nor for a table of the day before the next', async () => {
  await shop.fetch()
  const before = (await shop.rows()).length
  shop.goTo(hours(1))
  await shop.fetch()
  expect(await shop.rows()).toHaveLength(before)
  shop.goTo(hours(3))
  await shop.fetch()
  expect(short((await shop.rows()).slice(before))).toEqual([
    'VES official dolarapi good',
    'VES parallel dolarapi good',
  ])
  shop.goTo('2026-05-05T00:30:00Z')
  await shop.fetch()
  expect(
    (await shop.rows()).slice(before + 2).filter(({ kind }) => kind === 'reference'),
  ).toHaveLength(4)
})

test.each(['silent-or-down', 'html', 'quota', 'cut'])(
  'when the table cannot be had (%s), the other source stands in',
  async (fault) => {
    shop.sandbox.setFault('open-er-api', fault === 'silent-or-down' ? 'down' : fault)
    await shop.fetch()
    const rows = await shop.rows(
      `kind = 'reference' and fetched_at = value_date + interval '15 hours'`,
    )
    expect(rows.map(({ source, status }) => `${source} ${status}`)).toEqual(
      Array(4).fill('frankfurter good'),
    )
    expect((await today()).filter(({ currency }) => currency === 'VES')).toHaveLength(2)
  },
)

test('what nobody answered fails the run, so that it is tried again; what was answered stays', async () => {
  shop.sandbox.setFault('dolarapi', 'down')
  await expect(shop.fetch()).rejects.toThrow('no rate from any source: VES parallel, VES official')
  expect((await today()).map(({ currency }) => currency)).toEqual(['EUR', 'COP', 'PEN', 'BRL'])
  shop.sandbox.setFault('dolarapi', null)
  const before = (await shop.rows(`kind = 'reference'`)).length
  await shop.fetch()
  expect((await today(`currency = 'VES'`)).map(({ status }) => status)).toEqual(['good', 'good'])
  expect(await shop.rows(`kind = 'reference'`)).toHaveLength(before)
})

test.each(['down', 'html', 'cut'])(
  'while the bolivar’s source cannot be had (%s), the last good rate stays and says how old it is',
  async (fault) => {
    await shop.fetch()
    const shown = () => shop.visitor().call.currency.convert({ to: 'VES', amount: '1' })
    const before = await shown()
    shop.sandbox.setFault('dolarapi', fault)
    shop.goTo(hours(30))
    await expect(shop.fetch()).rejects.toThrow('no rate from any source')
    expect(await shown()).toEqual({ ...before, ageSeconds: 30 * 3600, stale: true })
  },
)

test.each([
  ['null', 'rejected', 'not_a_number'],
  ['zero', 'rejected', 'not_positive'],
  ['slip', 'rejected', 'magnitude'],
  ['jump', 'quarantined', 'jump'],
])(
  '%s is kept as %s, told in the log, and the last good rate stays',
  async (fault, status, doubt) => {
    await shop.fetch()
    const visitor = shop.visitor()
    const before = await visitor.call.currency.shownRate({ currency: 'VES' })
    shop.sandbox.setFault('dolarapi', fault)
    shop.goTo(hours(3))
    await shop.fetch()
    const last = (await shop.rows(`currency = 'VES'`)).slice(-2)
    expect(last.map((row) => [row.status, row.doubt])).toEqual([
      [status, doubt],
      [status, doubt],
    ])
    expect(await visitor.call.currency.shownRate({ currency: 'VES' })).toEqual(before)
    expect(said.map(({ msg }) => msg)).toEqual(Array(2).fill('exchange rate not taken'))
  },
)

test('a jump that two sources report is believed, one that only one reports is not', async () => {
  await shop.fetch()
  shop.goTo('2026-05-05T15:00:00Z')
  shop.sandbox.setFault('open-er-api', 'jump')
  await shop.fetch()
  const ofEuro = () =>
    shop.rows(`currency = 'EUR' and fetched_at >= timestamptz '2026-05-05 00:00Z'`)
  expect(short(await ofEuro())).toEqual([
    'EUR reference open-er-api quarantined',
    'EUR reference frankfurter good',
  ])
  shop.goTo('2026-05-06T15:00:00Z')
  shop.sandbox.setFault('frankfurter', 'jump')
  await shop.fetch()
  expect(short((await ofEuro()).slice(2))).toEqual([
    'EUR reference open-er-api good',
    'EUR reference frankfurter good',
  ])
})

test('an answer that stands still is stored with its old date and grows old', async () => {
  await shop.fetch()
  shop.sandbox.setFault('dolarapi', 'old')
  shop.goTo(hours(30))
  await shop.fetch()
  const rate = await shop.visitor().call.currency.shownRate({ currency: 'VES' })
  expect(rate).toMatchObject({ state: 'stale', valueDate: MONDAY.toISOString() })
})

test('after a long pause the past is filled in, so that drift is no jump', async () => {
  await shop.fetch()
  shop.goTo('2026-06-20T15:00:00Z')
  await shop.fetch()
  const between = await shop.rows(
    `kind = 'parallel' and value_date between timestamptz '2026-05-06' and timestamptz '2026-06-19'`,
  )
  expect(between.length).toBeGreaterThan(28)
  const days = await shop.sql<{ n: number }>(
    `select count(*)::int as n from exchange_rate where kind = 'parallel' and status = 'good'
     group by (value_date at time zone 'America/Caracas')::date having count(*) > 1`,
  )
  expect(days).toEqual([])
})

test('a series nobody speaks well of for a day is an error in the log', async () => {
  await shop.fetch()
  shop.sandbox.setFault('dolarapi', 'null')
  shop.goTo(hours(23))
  await shop.fetch()
  expect(said.filter(({ level }) => level >= 50)).toEqual([])
  shop.goTo(hours(27))
  await shop.fetch()
  const errors = said.filter(({ level }) => level >= 50)
  expect(errors).toMatchObject([
    { currency: 'VES', silentHours: 27, msg: 'no good exchange rate for more than a day' },
    { currency: 'VES', silentHours: 27 },
  ])
})

test('of two runs at once one waits for the other: the queue takes one more at most', async () => {
  const { boss } = shop.deps
  await shop.fetch()
  const ids = await Promise.all([1, 2, 3].map(() => boss.send('currency.fetchRates', {})))
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  await shop.drain('fetchRates')
})
