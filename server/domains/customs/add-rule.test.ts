// Proves that a customs rule is never laid over one its writer did not see.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(() => shop.close())

const REGIME = 'EC.B'
const later = (): CustomsRule => {
  const rule = BUILT_IN_CUSTOMS_RULES.findLast(({ regime }) => regime === REGIME)
  if (!rule) throw new Error(REGIME)
  return { ...rule, validFrom: '2027-06-01' }
}
/** The ids of the regime, as a desk that is opened now shows them. */
const ids = async () => {
  const { rows } = await boss.call.customs.adminRules({ country: 'EC' })
  return rows.filter(({ rule }) => rule.regime === REGIME).map(({ id }) => id)
}
const newest = async () => Math.max(...(await ids()))
const add = (basedOn: number | null, rule = later()) =>
  boss.call.customs.adminAddRule({ rule, basedOn })
const TOLD = { ok: false, code: 'changed_meanwhile' }

test('of two admins at once one is told, and nothing of theirs is kept', async () => {
  const [before, basedOn] = [await ids(), await newest()]
  const both = await Promise.all([add(basedOn), add(basedOn)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual(TOLD)
  expect(await ids()).toHaveLength(before.length + 1)
})

test('a page that stayed open is told as well, and a fresh one is not', async () => {
  const stale = await newest()
  expect(await add(stale)).toMatchObject({ ok: true })
  expect(await add(stale)).toEqual(TOLD)
  expect(await add(await newest())).toMatchObject({ ok: true })
})

test('a regime that is called new must be new', async () => {
  expect(await add(null)).toEqual(TOLD)
  expect(await add(null, { ...later(), regime: 'EC.fresh' })).toMatchObject({ ok: true })
})

test('readers do not wait for whoever adds', async () => {
  const em = shop.deps.orm.em.fork()
  await em.transactional(async (inside) => {
    await inside.execute('lock table customs_rule in share row exclusive mode')
    expect((await ids()).length).toBeGreaterThan(0)
  })
})
