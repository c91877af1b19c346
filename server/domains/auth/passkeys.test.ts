// Proves the passkeys of an account: made for this shop and this person, named, taken off, nobody else's to touch.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PASSKEYS } from '#contract/passkeys.ts'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { passkeyPeople, SHOP_ORIGIN } from '#tests/support/passkey-people.ts'
import { type Lies, softwareKey } from '#tests/support/software-key.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const INVALID = { ok: false, code: 'invalid_passkey' }
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

describe('a new key', () => {
  test('is asked for with the password only, and described for this person', async () => {
    const browser = await people.member()
    expect(await browser.call.account.beginPasskey({ password: 'no es' })).toEqual({
      ok: false,
      code: 'wrong_password',
    })
    const options = await people.begin(browser)
    expect(options).toMatchObject({
      rp: { id: 'shop.example', name: 'Puente' },
      user: { name: `${browser.name}@example.com`, displayName: 'Ana Pérez' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    // Keys show it to whoever holds them: it must not be the account's number.
    expect(Buffer.from(options.user.id, 'base64url').length).toBeGreaterThanOrEqual(16)
  })

  test('is the second factor: other sessions end, codes for the drawer come, a mail tells', async () => {
    const browser = await people.member()
    const { name } = browser
    const other = await shop.enter(browser.user.id)
    const key = fresh()
    const added = await people.add(browser, key, { name: 'Mi  teléfono' })
    expect(added).toMatchObject({ ok: true })
    expect(added.ok && new Set(added.recoveryCodes).size).toBe(10)
    await expect(other.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const { account } = browser.call
    expect(await account.passkeys()).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Mi  teléfono',
        createdAt: NOW.toISOString(),
        lastUsedAt: null,
      },
    ])
    expect(await account.profile()).toMatchObject({
      hasSecondFactor: true,
      hasTotp: false,
      recoveryCodesLeft: 10,
    })
    const mail = await shop.lastMail(`${name}@example.com`)
    expect(mail.subject).toBe('Hay una llave de acceso nueva en tu cuenta')
    // The second one has the same person inside, names the first, and leaves codes and sessions alone.
    const options = await people.begin(browser)
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.id])
    const again = await account.addPasskey({ name: 'Otra', ...fresh().make(options) })
    expect(again).toEqual({ ok: true, recoveryCodes: [] })
    expect(await account.passkeys()).toHaveLength(2)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s key', { rpId: 'example' }],
    ['an answer to signing in', { type: 'webauthn.get' }],
    ['nobody at the key', { present: false }],
    ['a key that asks for no PIN', { verified: false }],
    ['an invented question', { challenge: 'aW52ZW50ZWQtcXVlc3Rpb24' }],
    [
      'a statement with certificates to look up',
      {
        attestation: {
          fmt: 'packed',
          attStmt: new Map<string, never>([
            ['alg', -7 as never],
            ['sig', Buffer.alloc(70) as never],
            ['x5c', Buffer.alloc(9) as never],
          ]),
        },
      },
    ],
    ['a statement of another kind', { attestation: { fmt: 'tpm', attStmt: new Map() } }],
  ] as [string, Lies][])('%s is refused', async (_name, lies) => {
    keyless ??= await people.member()
    expect(await people.add(keyless, fresh(), { lies })).toEqual(INVALID)
    expect(await keyless.call.account.passkeys()).toEqual([])
    await shop.sql('delete from rate_limit')
  })

  test('garbage is refused, and so is a name of another key', async () => {
    keyless ??= await people.member()
    const { account } = keyless.call
    const made = fresh().make(await people.begin(keyless))
    expect(await account.addPasskey({ name: 'x', ...made, attestationObject: 'AAAA' })).toEqual(
      INVALID,
    )
    const other = fresh().make(await people.begin(keyless))
    expect(await account.addPasskey({ name: 'x', ...other, id: fresh().id })).toEqual(INVALID)
    await expect(account.addPasskey({ name: ' ', ...made })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('answers one question once, of this person in this browser, within five minutes', async () => {
    const [one, two] = [await people.member(), await people.member()]
    const add = (who: typeof one, made: ReturnType<ReturnType<typeof fresh>['make']>) =>
      who.call.account.addPasskey({ name: 'x', ...made })
    const made = fresh().make(await people.begin(one))
    const answers = await Promise.all([add(one, made), add(one, made)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const foreign = fresh().make(await people.begin(one))
    await people.begin(two)
    expect(await add(two, foreign)).toEqual(INVALID)
    const late = fresh().make(await people.begin(two))
    shop.setNow(new Date(NOW.getTime() + 300_000))
    expect(await add(two, late)).toEqual(INVALID)
  })

  test('is one person’s: whoever brings it again is refused', async () => {
    const owner = await people.person()
    const copy = softwareKey({ origin: SHOP_ORIGIN, id: owner.key.id })
    const thief = await people.member()
    expect(await people.add(thief, copy)).toEqual({ ok: false, code: 'passkey_known' })
    expect(await people.enter(owner.key)).toMatchObject({
      ok: true,
      user: { username: owner.name },
    })
  })

  test(`is one of at most ${MAX_PASSKEYS}, also when two come at once`, async () => {
    const { call, user } = await people.member()
    const browser = { call }
    await shop.sql(
      `insert into passkey (user_id, credential_id, public_key, user_handle, name, created_at)
       select ?, 'lleno' || n, 'x', 'x', 'x', now() from generate_series(1, ?) n`,
      [user.id, MAX_PASSKEYS - 1],
    )
    const made = [
      fresh().make(await people.begin(browser)),
      fresh().make(await people.begin(browser)),
    ]
    const answers = await Promise.all(
      made.map((each) => call.account.addPasskey({ name: 'x', ...each })),
    )
    expect(answers.map((each) => (each.ok ? 'ok' : each.code)).toSorted()).toEqual([
      'ok',
      'too_many_passkeys',
    ])
    expect(await call.account.beginPasskey({ password: PASSWORD })).toMatchObject({
      code: 'too_many_passkeys',
    })
  })
})

describe('a key one has', () => {
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
    await Promise.all(
      ids.map((id) => person.call.account.removePasskey({ id, password: PASSWORD })),
    )
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
    expect(await boss.call.account.removePasskey({ id: own?.id ?? 0, password: PASSWORD })).toEqual(
      { ok: false, code: 'second_factor_needed' },
    )
  })
})

test('at rest neither questions nor what binds them to a browser can be read', async () => {
  const browser = await people.member()
  const { challenge } = await people.begin(browser)
  const [rest] = await shop.sql<{ all: string }>(
    `select string_agg(passkey_challenge::text, '') as all from passkey_challenge`,
  )
  expect(rest?.all).not.toContain(challenge)
  expect(rest?.all).not.toContain(browser.cookies.get('puente_passkey'))
})
