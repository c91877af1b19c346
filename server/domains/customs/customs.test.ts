// Proves the customs table: seeded once, only ever added to, only by admins, and what is added counts at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customsRuleSchema } from '#contract/customs-rule.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { share } from '#domain/customs-rules/build.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { seedCustomsRules } from './seed-rules.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  boss = { ...(await shop.register('otra')), ...(await shop.signIn('jefa')) }
})
afterAll(() => shop.close())

const builtIn = (regime: string): CustomsRule => {
  const rule = BUILT_IN_CUSTOMS_RULES.findLast((known) => known.regime === regime)
  if (!rule) throw new Error(regime)
  return rule
}
const kilogram = { thousandths: 1000, unit: 'kg' } as const
const anyone = () => shop.visitor().call.customs
const total = async (input: object) => {
  const { estimate } = await anyone().estimate({
    country: 'PE',
    declaredCents: 100_000,
    weight: kilogram,
    ...input,
  })
  return estimate.ok ? [estimate.applies.regime, estimate.applies.lowCents] : [estimate.code]
}
const size = async () =>
  (await shop.sql<{ n: number }>('select count(*)::int as n from customs_rule'))[0]?.n ?? 0
/** The newest row of a regime, as a desk that is open shows it. */
const newest = async (regime: string): Promise<number | null> =>
  (
    await shop.sql<{ id: number | null }>(
      `select max(id) as id from customs_rule where regime = '${regime}'`,
    )
  )[0]?.id ?? null
const add = async (rule: CustomsRule, { call }: Pick<typeof boss, 'call'> = boss) =>
  call.customs.adminAddRule({ rule, basedOn: await newest(rule.regime) })
const KNOWN = {
  confidence: 'high',
  sources: [{ title: 'El Peruano', url: 'https://elperuano.example/ley', date: '2026-12-20' }],
} as const

/** Peru with a VAT of 20 % from 2027 on. */
const dearer = (): CustomsRule => {
  const rule = builtIn('PE.express')
  const [duty] = rule.data.steps
  const vat = share('vat', 'IGV', 20, ['cif', 'duty'], KNOWN)
  return {
    ...rule,
    validFrom: '2027-01-01',
    source: KNOWN.sources[0],
    data: { ...rule.data, steps: [...(duty ? [duty] : []), vat] },
  }
}

describe('the built-in rules', () => {
  test.each(BUILT_IN_CUSTOMS_RULES.map((rule) => [rule.regime, rule] as const))(
    '%s is a rule as the contract has it',
    (_regime, rule) => expect(customsRuleSchema.parse(rule)).toEqual(rule),
  )

  test('are in the table and go in once', async () => {
    expect(await size()).toBe(BUILT_IN_CUSTOMS_RULES.length)
    expect(await seedCustomsRules(shop.deps.orm.em.fork())).toBe(0)
    expect(await size()).toBe(BUILT_IN_CUSTOMS_RULES.length)
  })

  test('come out as they went in', async () => {
    const { rules, today } = await anyone().rules({ country: 'EC' })
    expect(today).toBe('2026-05-04')
    expect(rules).toEqual(BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'EC'))
  })

  test('on a day are the versions in force, in the order they are tried', async () => {
    const on = async (day: string) =>
      (await anyone().rules({ country: 'CO', day })).rules.map(({ regime }) => regime)
    expect(await on('2026-01-15')).toEqual(['CO.le50', 'CO.le200-vat', 'CO.gt200'])
    expect(await on('2026-02-15')).toEqual(['CO.le200', 'CO.le200-vat', 'CO.gt200'])
  })
})

describe('a rule is added', () => {
  test('by admins only', async () => {
    const before = await size()
    const customer = await shop.register('clienta')
    await expect(add(dearer(), shop.visitor())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(add(dearer(), customer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const { call } of [shop.visitor(), customer])
      await expect(call.customs.adminRules({ country: 'PE' })).rejects.toThrow(
        /unauthorized|forbidden/,
      )
    expect(await size()).toBe(before)
  })

  test('not with figures that do not fit together', async () => {
    const before = await size()
    const rule = { ...dearer(), validTo: '2026-12-31' }
    expect(await add(rule)).toEqual({
      ok: false,
      code: 'customs_rule_faulty',
      faults: [{ code: 'days_reversed', step: null }],
    })
    const script = { ...KNOWN.sources[0], url: 'javascript:alert(1)' }
    await expect(add({ ...dearer(), source: script })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await size()).toBe(before)
  })

  test('and counts from its first day on, with a line in the audit log', async () => {
    expect(await total({ day: '2026-12-31' })).toEqual(['PE.express', 22_720])
    const outcome = await add(dearer())
    expect(outcome).toMatchObject({ ok: true })
    expect(await total({ day: '2026-12-31' })).toEqual(['PE.express', 22_720])
    expect(await total({ day: '2027-01-01' })).toEqual(['PE.express', 24_800])
    const id = outcome.ok ? outcome.id : 0
    const { entries } = await boss.call.admin.adminAudit({})
    expect(entries[0]).toMatchObject({
      action: 'customs.addRule',
      object: `customs_rule:${id}`,
      actor: { username: 'jefa' },
      details: { regime: 'PE.express', from: '2027-01-01', to: null },
    })
    const { rows } = await boss.call.customs.adminRules({ country: 'PE' })
    expect(
      rows.map(({ rule, state, builtIn: own, createdBy }) => [rule.regime, state, own, createdBy]),
    ).toEqual([
      ['PE.express', 'to_come', false, 'jefa'],
      ['PE.express', 'in_force', true, null],
      ['PE.le200', 'in_force', true, null],
    ])
  })

  test('before a newer release of the built-in one, and still wins', async () => {
    const rule = builtIn('PE.express')
    const released = { ...rule, data: { ...rule.data, rank: 21 } }
    expect(await seedCustomsRules(shop.deps.orm.em.fork(), [released])).toBe(1)
    expect(await total({ day: '2027-01-01' })).toEqual(['PE.express', 24_800])
  })

  test('to end a regime', async () => {
    const rule = builtIn('PE.express')
    const end = {
      ...rule,
      validFrom: '2028-01-01',
      data: { ...rule.data, steps: [], withdrawn: true },
    }
    expect(await add(end)).toMatchObject({ ok: true })
    expect(await total({ day: '2027-12-31' })).toEqual(['PE.express', 24_800])
    expect(await total({ day: '2028-01-01' })).toEqual(['over_limit'])
  })
})

test('a row to come that a later written one goes before is not said to come', async () => {
  const rule = builtIn('PE.le200')
  await add({ ...rule, validFrom: '2029-01-01' })
  const states = async () =>
    (await boss.call.customs.adminRules({ country: 'PE' })).rows
      .filter(({ rule: { regime }, builtIn: own }) => regime === rule.regime && !own)
      .map(({ state }) => state)
  expect(await states()).toEqual(['to_come'])
  await add({ ...rule, validFrom: null, validTo: '2029-06-30' })
  expect(await states()).toEqual(['in_force', 'to_come'])
  await add({ ...rule, validFrom: null, validTo: null })
  expect((await states()).slice(0, 1)).toEqual(['in_force'])
  expect(await states()).not.toContain('to_come')
})

test('another process hears of it within a second', async () => {
  expect(await total({ country: 'CL', day: '2026-11-28' })).toEqual(['CL.gt500', 26_140])
  await shop.sql(
    `insert into customs_rule (country, regime, valid_from, confidence, source_title, data, created_by, created_at)
     select country, regime, '2026-06-01', confidence, source_title, jsonb_set(data, '{withdrawn}', 'true'), 1, now()
     from customs_rule where regime = 'CL.gt500'`,
  )
  await expect
    .poll(() => total({ country: 'CL', day: '2026-11-28' }), { timeout: 5000 })
    .toEqual(['over_limit'])
})

test('what is in the table can be neither changed nor taken out', async () => {
  for (const sql of [`update customs_rule set confidence = 'high'`, 'delete from customs_rule'])
    await expect(shop.sql(sql)).rejects.toThrow('only ever added')
})
