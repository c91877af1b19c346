// Proves the passkeys one has: named, taken off, in the copy of everything, nobody else's to touch.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { passkeyPeople, SHOP_ORIGIN } from '#tests/support/passkey-people.ts'
import { softwareKey } from '#tests/support/software-key.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const fresh = () => softwareKey({ origin: SHOP_ORIGIN })

let shop: AccountShop
let people: ReturnType<typeof passkeyPeople>
/** Somebody who will have no key: every try is refused. */
let keyless: Awaited<ReturnType<ReturnType<typeof passkeyPeople>['member']>>
beforeAll(async () => {
  shop = await openAccountShop({ requireAdmin2fa: true })
  people = passkeyPeople(shop)
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

test('gets another name, and nobody else’s does', async () => {
  const [one, two] = [await people.person(), await people.person()]
  const rename = (who: typeof one, name: string) =>
    who.call.account.renamePasskey({ id: one.passkeyId, name })
  expect(await rename(one, 'Llavero')).toEqual({ ok: true })
  expect(await one.call.account.passkeys()).toMatchObject([{ name: 'Llavero' }])
  await expect(rename(two, 'Mío')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const remove = two.call.account.removePasskey({ id: one.passkeyId, password: PASSWORD })
  await expect(remove).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await one.call.account.passkeys()).toMatchObject([{ name: 'Llavero' }])
})

test('goes with the password; with the last factor its recovery codes go, too', async () => {
  const { call, name, passkeyId, user } = await people.person()
  const remove = (password: string) => call.account.removePasskey({ id: passkeyId, password })
  expect(await remove('no es')).toEqual({ ok: false, code: 'wrong_password' })
  expect(await remove(PASSWORD)).toEqual({ ok: true })
  expect(
    await shop.visitor().call.auth.login({ username: name, password: PASSWORD }),
  ).toMatchObject({
    ok: true,
    user: { hasSecondFactor: false },
  })
  expect(await shop.sql('select id from recovery_code where user_id = ?', [user.id])).toEqual([])
  const mail = await shop.lastMail(`${name}@example.com`)
  expect(mail.subject).toBe('Se quitó una llave de acceso de tu cuenta')
})

test('two that go at once leave an account without a second factor, not half of one', async () => {
  const person = await people.person()
  await people.add(person)
  const ids = (await person.call.account.passkeys()).map(({ id }) => id)
  await Promise.all(ids.map((id) => person.call.account.removePasskey({ id, password: PASSWORD })))
  expect(await person.call.account.profile()).toMatchObject({ hasSecondFactor: false })
  const [row] = await shop.sql<{ passkey_since: unknown }>(
    'select passkey_since from app_user where id = ?',
    [person.user.id],
  )
  expect(row?.passkey_since).toBeNull()
})

test('recovery codes are replaced with the password, while there is a factor', async () => {
  const { call, name, codes } = await people.person()
  const renew = (password: string) => call.account.renewRecoveryCodes({ password })
  expect(await renew('no es')).toMatchObject({ code: 'wrong_password' })
  const renewed = await renew(PASSWORD)
  expect(renewed).toMatchObject({ ok: true })
  const login = (otp: string) =>
    shop.visitor().call.auth.login({ username: name, password: PASSWORD, otp })
  expect(await login(codes[0] ?? '')).toMatchObject({ code: 'invalid_otp' })
  expect(await login((renewed.ok && renewed.recoveryCodes[0]) || '')).toMatchObject({ ok: true })
  keyless ??= await people.member()
  expect(await keyless.call.account.renewRecoveryCodes({ password: PASSWORD })).toMatchObject({
    code: 'second_factor_off',
  })
})

test('is in the copy of everything and leaves with the account', async () => {
  const { call, user } = await people.person()
  await people.begin({ call })
  expect((await call.account.copy()).passkeys).toMatchObject([{ name: 'Teléfono' }])
  expect(await call.account.deleteAccount({ password: PASSWORD })).toEqual({ ok: true })
  for (const table of ['passkey', 'passkey_challenge', 'recovery_code'])
    expect(await shop.sql(`select id from ${table} where user_id = ?`, [user.id])).toEqual([])
})

test('opens the panel to an admin who must have a second factor, and then stays', async () => {
  const boss = await people.member()
  await shop.sql('update app_user set is_admin = true where id = ?', [boss.user.id])
  expect(await boss.call.account.profile()).toMatchObject({ needsSecondFactor: true })
  await expect(boss.call.admin.adminUsers({})).rejects.toMatchObject({
    message: 'second_factor_missing',
  })
  const key = fresh()
  expect(await people.add(boss, key)).toMatchObject({ ok: true })
  expect((await boss.call.admin.adminUsers({})).users.length).toBeGreaterThan(0)
  expect(await boss.call.account.profile()).toMatchObject({ needsSecondFactor: false })
  const alone = shop.visitor()
  expect(await people.enter(key, {}, alone)).toMatchObject({ ok: true, user: { isAdmin: true } })
  expect((await alone.call.admin.adminUsers({})).users.length).toBeGreaterThan(0)
  const [own] = await boss.call.account.passkeys()
  expect(await boss.call.account.removePasskey({ id: own?.id ?? 0, password: PASSWORD })).toEqual({
    ok: false,
    code: 'second_factor_needed',
  })
})
