// Proves how a passkey comes to an account: after the password, for this shop, person and browser, once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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

test('at rest neither questions nor what binds them to a browser can be read', async () => {
  const browser = await people.member()
  const { challenge } = await people.begin(browser)
  const [rest] = await shop.sql<{ all: string }>(
    `select string_agg(passkey_challenge::text, '') as all from passkey_challenge`,
  )
  expect(rest?.all).not.toContain(challenge)
  expect(rest?.all).not.toContain(browser.cookies.get('__Host-puente_passkey'))
})
