// Proves the desk of exchange rates: what waits is nobody's until decided, overrides hold with reason and end, all is written down.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'

let shop: RatesShop
let boss: Awaited<ReturnType<RatesShop['signIn']>>
const HOUR = 3_600_000
const later = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR)

beforeAll(async () => {
  shop = await openRatesShop()
  boss = await shop.signIn('jefa')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.empty()
  await shop.sql('delete from bolivar_choice')
  shop.goTo(MONDAY)
})

const desk = () => boss.call.currency
const shown = async () => {
  const answer = await shop.visitor().call.currency.convert({ to: 'VES', amount: '1' })
  return 'rate' in answer ? [answer.rate, answer.source] : [answer.code]
}
async function store(rate: string, row: Record<string, unknown> = {}): Promise<number> {
  const all = {
    currency: 'VES',
    kind: 'parallel',
    rate,
    source: 'dolarapi',
    sandbox: true,
    value_date: MONDAY,
    fetched_at: MONDAY,
    status: 'good',
    ...row,
  }
  const names = Object.keys(all)
  const [stored] = await shop.sql<{ id: number }>(
    `insert into exchange_rate (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`,
    Object.values(all),
  )
  return stored?.id ?? 0
}
const quarantined = (rate = '1100') =>
  store(rate, { status: 'quarantined', doubt: 'jump', value_date: later(0.5) })

test('a reading that waits is shown only after somebody accepted it', async () => {
  await store('900')
  const id = await quarantined()
  shop.goTo(later(1))
  expect(await shown()).toEqual([900, 'parallel'])
  expect(await desk().adminRates()).toMatchObject({
    waiting: [{ id, rate: '1100', last: '900', currency: 'VES', kind: 'parallel' }],
    series: [
      { currency: 'VES', kind: 'parallel', last: { rate: '900', state: 'fresh' }, shown: true },
      { currency: 'VES', kind: 'official', last: null, shown: false },
      { currency: 'EUR' },
      { currency: 'COP' },
      { currency: 'PEN' },
      { currency: 'BRL' },
    ],
  })
  expect(await desk().adminDecide({ id, accept: true })).toEqual({ ok: true })
  expect(await shown()).toEqual([1100, 'parallel'])
  expect(await desk().adminDecide({ id, accept: false })).toMatchObject({ code: 'run_moved' })
  expect((await desk().adminRates()).waiting).toEqual([])
})

test('a rejected reading never counts', async () => {
  await store('900')
  const id = await quarantined()
  shop.goTo(later(1))
  expect(await desk().adminDecide({ id, accept: false })).toEqual({ ok: true })
  expect(await shown()).toEqual([900, 'parallel'])
  expect(await shop.rows(`id = ${id}`)).toMatchObject([{ status: 'rejected' }])
  await expect(desk().adminDecide({ id: 999_999, accept: true })).rejects.toThrow('not_found')
})

test('an override holds with its reason until its end, or until somebody ends it', async () => {
  await store('900')
  const until = later(48).toISOString()
  const set = { currency: 'VES', rate: '905,5', until, note: 'Feriado bancario' } as const
  const outcome = await desk().adminOverride(set)
  if (!outcome.ok) throw new Error(outcome.code)
  shop.goTo(later(0.01))
  expect(await shown()).toEqual([905.5, 'override'])
  expect((await desk().adminRates()).overrides).toMatchObject([
    { rate: '905.5', until, note: 'Feriado bancario', by: 'jefa' },
  ])
  expect(await desk().adminEndOverride({ id: outcome.id })).toEqual({ ok: true })
  expect(await desk().adminEndOverride({ id: outcome.id })).toEqual({ ok: true })
  expect(await shown()).toEqual([900, 'parallel'])
  await expect(desk().adminEndOverride({ id: 999_999 })).rejects.toThrow('not_found')
})

test('a double click sets one override, and ending it ends it', async () => {
  await store('900')
  const until = later(72).toISOString()
  const press = () =>
    desk().adminOverride({ currency: 'VES', rate: '910', until, note: 'Dos veces' })
  const [first, second] = await Promise.all([press(), press()])
  if (!first.ok) throw new Error(first.code)
  expect(second).toEqual(first)
  await desk().adminEndOverride({ id: first.id })
  expect(await shown()).toEqual([900, 'parallel'])
})

test('an override that jumps must be meant, and none is for ever', async () => {
  await store('900')
  const set = {
    currency: 'VES',
    rate: '1000',
    until: later(24).toISOString(),
    note: 'Salto',
  } as const
  expect(await desk().adminOverride(set)).toEqual({ ok: false, code: 'rate_jumps', last: '900' })
  expect(await shown()).toEqual([900, 'parallel'])
  expect(await desk().adminOverride({ ...set, until: MONDAY.toISOString() })).toMatchObject({
    code: 'ends_before_start',
  })
  expect(await desk().adminOverride({ ...set, until: later(31 * 24).toISOString() })).toMatchObject(
    { code: 'override_too_long' },
  )
  for (const rate of ['0', '-3', 'mil', '1.000,50'])
    await expect(desk().adminOverride({ ...set, rate })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  expect(await desk().adminOverride({ ...set, sure: true })).toMatchObject({ ok: true })
})

test('the shown bolivar rate is chosen with a reason', async () => {
  await store('900')
  await store('480', { kind: 'official' })
  expect(await shown()).toEqual([900, 'parallel'])
  await desk().adminChooseBolivar({ kind: 'official', note: 'Lo pide la contabilidad' })
  expect(await shown()).toEqual([480, 'official'])
  expect((await desk().adminRates()).bolivarKind).toBe('official')
})

test('the last question to the sources is told', async () => {
  await shop.fetch()
  expect((await desk().adminRates()).job).toMatchObject({ state: 'done' })
})

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s may call nothing: %s', async (who, code) => {
  const { call } = who === 'an anonymous visitor' ? shop.visitor() : await shop.signIn('marta')
  const { currency } = call
  for (const attempt of [
    () => currency.adminRates(),
    () => currency.adminDecide({ id: 1, accept: true }),
    () =>
      currency.adminOverride({
        currency: 'VES',
        rate: '1',
        until: later(1).toISOString(),
        note: 'nada',
      }),
    () => currency.adminEndOverride({ id: 1 }),
    () => currency.adminChooseBolivar({ kind: 'official', note: 'nada' }),
  ])
    await expect(attempt()).rejects.toThrow(code)
})

test('every action is one line in the audit log', async () => {
  const rows = await shop.sql<{ action: string }>(
    `select distinct action from audit_entry where action like 'currency.%' order by 1`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'currency.acceptRate',
    'currency.chooseBolivar',
    'currency.endOverride',
    'currency.overrideRate',
    'currency.rejectRate',
  ])
})
