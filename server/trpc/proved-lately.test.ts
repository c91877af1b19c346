// Proves that nothing only admins may do is done half an hour after they last showed who they are, whatever it is called.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'
import { codeAt, totpPeople } from '#tests/support/totp-people.ts'
import type { Visitor } from '#tests/support/test-shop.ts'
import { PROCEDURES } from './procedures.ts'

const writes = [...PROCEDURES].flatMap(([path, { _def }]) =>
  _def.type === 'mutation' ? [path] : [],
)

let shop: AccountShop
let boss: Visitor & { user: { id: number } }
let customer: Visitor
let people: ReturnType<typeof totpPeople>
beforeAll(async () => {
  shop = await openAccountShop()
  people = totpPeople(shop)
  boss = await shop.register('jefa')
  customer = await shop.register('cliente')
  await shop.sql('update app_user set is_admin = true where id = ?', [boss.user.id])
})
afterAll(() => shop.close())

const age = (userId: number, minutes: number) =>
  shop.sql(`update session set proved_at = now() - make_interval(mins => ?) where user_id = ?`, [
    minutes,
    userId,
  ])
/** The code a write is refused with; what it is asked for is wrong for all of them. */
const refusalOf = async ({ call }: Visitor, path: string): Promise<string> => {
  const [domain = '', name = ''] = path.split('.')
  const write = (call as unknown as Record<string, Record<string, (input: unknown) => unknown>>)[
    domain
  ]?.[name]
  try {
    await write?.({ nonsense: true })
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

test('every write that is an admin’s asks again after half an hour, and none before', async () => {
  const theirs: string[] = []
  // Signing out would make the customer nobody.
  for (const path of writes)
    if (path !== 'auth.logout' && (await refusalOf(customer, path)) === 'forbidden')
      theirs.push(path)
  expect(theirs.length).toBeGreaterThan(35)
  expect(theirs).toContain('catalogue.adminMayKeepPictures')

  await age(boss.user.id, 29)
  for (const path of theirs) expect(await refusalOf(boss, path), path).not.toBe('confirm_identity')
  await age(boss.user.id, 30)
  for (const path of theirs) expect(await refusalOf(boss, path), path).toBe('confirm_identity')
  // What is only read stays open.
  expect(await boss.call.admin.adminUsers({})).toMatchObject({ users: expect.any(Array) })
})

test('the password shows it, for this session alone, and by the database’s clock', async () => {
  const act = (who: Visitor) => refusalOf(who, 'admin.adminSetAdmin')
  const other = await shop.signIn('jefa')
  await age(boss.user.id, 45)
  shop.setNow(new Date('2020-01-01T00:00:00Z'))
  expect(await act(boss)).toBe('confirm_identity')
  const { auth } = boss.call
  expect(await auth.confirmIdentity({ password: 'no es' })).toMatchObject({
    code: 'wrong_password',
  })
  expect(await act(boss)).toBe('confirm_identity')
  expect(await auth.confirmIdentity({ password: PASSWORD })).toEqual({ ok: true })
  expect(await act(boss)).not.toBe('confirm_identity')
  expect(await act(other)).toBe('confirm_identity')
  shop.setNow(new Date('2026-05-04T15:00:00Z'))
})

test('an open session is no place to guess: ten tries in a quarter of an hour, of whatever kind', async () => {
  const { call } = await people.enrolled()
  const said: string[] = []
  for (let n = 0; n < 12; n += 1) {
    const proof = n % 2 === 0 ? { password: 'no es' } : { otp: '000000' }
    const answer = await call.auth.confirmIdentity(proof)
    said.push(answer.ok ? 'ok' : answer.code)
  }
  expect(said.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(2)
  await expect(shop.visitor().call.auth.confirmIdentity({ password: 'x' })).rejects.toThrow(
    'unauthorized',
  )
})

test('a code of the app, a recovery code and a passkey show it as well', async () => {
  const app = await people.enrolled()
  expect(await app.call.auth.identityWays()).toEqual({ otp: true, passkey: null })
  for (const otp of [await codeAt(app.secret), app.codes[0]]) {
    await age(app.user.id, 60)
    expect(await app.call.auth.confirmIdentity({ otp })).toEqual({ ok: true })
    const [row] = await shop.sql<{ fresh: boolean }>(
      `select proved_at > now() - interval '1 minute' as fresh from session where user_id = ?`,
      [app.user.id],
    )
    expect(row?.fresh).toBe(true)
  }
  const owner = await passkeyPeople(shop).person()
  const { passkey } = await owner.call.auth.identityWays()
  if (!passkey) throw new Error('no key is asked for')
  const shown = owner.key.show(passkey)
  expect(await owner.call.auth.confirmIdentity({ passkey: shown })).toEqual({ ok: true })
  expect(await owner.call.auth.confirmIdentity({ passkey: shown })).toMatchObject({
    code: 'invalid_passkey',
  })
})
