// The documented calls about accounts from outside, and two processes that count guesses together and hear of one another's changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { withDatabase } from '#tests/support/with-database.ts'
import { eventually } from '#tests/support/eventually.ts'

let database: TestDatabase
let shops: [OwnShop, OwnShop]
beforeAll(async () => {
  database = await cloneDatabase()
  const first = await startShop({ databaseUrl: database.url })
  shops = [first, await startShop({ databaseUrl: database.url })]
}, 240_000)
afterAll(async () => {
  for (const shop of shops) await shop.stop()
  await database.drop()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}, which = 0) =>
  httpVisitor(shops[which === 0 ? 0 : 1].url).postJson(`/api/${path}`, body, headers)
const said = async (response: Response) => {
  const body = (await response.json()) as { code?: string; error?: string }
  return `${response.status} ${body.code ?? 'ok'}`
}
const person = (username: string, email = `${username}@example.com`) => ({
  fullName: 'Ana Pérez',
  username,
  email,
  password: 'secreto 123',
})

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  withDatabase<T>(database.url, text, values)
/** A worker sends it meanwhile. */
const lastMail = (recipient: string, subject: RegExp): Promise<string> =>
  eventually(
    async () => {
      const rows = await sql<{ plain: string; subject: string }>(
        'select plain, subject from outbox_mail where recipient = $1 order by id desc',
        [recipient],
      )
      const found = rows.find((row) => subject.test(row.subject))
      if (!found) throw new Error(`no mail to ${recipient}`)
      return found.plain
    },
    { timeout: 15_000, interval: 100 },
  )

test('registering answers with a session, and says what is taken', async () => {
  const answer = await post('register', person('rosa'))
  expect(answer.status).toBe(200)
  const { sessionToken, user } = (await answer.json()) as { sessionToken: string; user: object }
  expect(user).toMatchObject({ username: 'rosa', isAdmin: false, hasSecondFactor: false })
  const bearer = { authorization: `Bearer ${sessionToken}` }
  const me = await fetch(`${shops[1].url}/api/user`, { headers: bearer })
  expect(await me.json()).toEqual(user)
  expect(await said(await post('register', person('otra', 'ROSA@example.com')))).toBe(
    '409 email_taken',
  )
  expect(await said(await post('register', person('Rosa', 'b@example.com')))).toBe(
    '409 username_taken',
  )
})

test('one address registered at two processes at once is one account', async () => {
  const answers = await Promise.all(
    [0, 1].map((which) => post('register', person(`par${which}`, 'par@example.com'), {}, which)),
  )
  expect((await Promise.all(answers.map(said))).toSorted()).toEqual(['200 ok', '409 email_taken'])
})

test.each([
  ['register', {}, 'fullName,username,email,password'],
  ['forgot-password', { email: 'no' }, 'email'],
  ['reset-password', { token: 'x'.repeat(43), password: '12345' }, 'password'],
  ['reset-password', { token: 'corto', password: '123456' }, 'token'],
  ['verify-reset-token', {}, 'token'],
  ['send-reset-code', { email: 'a@b.co', more: 1 }, ''],
  ['verify-reset-code', { email: 'a@b.co', code: '12345' }, 'code'],
  ['reset-password-with-code', { email: 'a@b.co', code: 'abcdef', password: '1' }, 'code,password'],
])('%s names what does not fit: %j', async (path, body, fields) => {
  const answer = await post(path, body)
  expect(answer.status).toBe(400)
  const refusal = (await answer.json()) as { code: string; fields: object }
  expect(refusal.code).toBe('invalid_input')
  expect(Object.keys(refusal.fields).join()).toBe(fields)
})

test('the link: its owner’s name, 400 for none of ours, 410 for a used one', async () => {
  expect(await said(await post('forgot-password', { email: 'rosa@example.com' }))).toBe('200 ok')
  const mail = await lastMail('rosa@example.com', /^Restablece/)
  const token = /[?]token=([\w-]+)/.exec(mail)?.[1] ?? ''
  const verified = await post('verify-reset-token', { token })
  expect(await verified.json()).toEqual({ ok: true, user: { username: 'rosa' } })
  expect(verified.headers.get('cache-control')).toBe('no-store')
  expect(await said(await post('verify-reset-token', { token: 'x'.repeat(43) }))).toBe(
    '400 invalid_token',
  )
  const reset = { token, password: 'nueva clave' }
  const answers = await Promise.all([0, 1].map((n) => post('reset-password', reset, {}, n)))
  expect((await Promise.all(answers.map(said))).toSorted()).toEqual(['200 ok', '410 token_spent'])
  const late = await post('reset-password', reset, { 'accept-language': 'it' })
  expect(((await late.json()) as { error: string }).error).toMatch(/^Questo link/)
  expect(await said(await post('login', { username: 'rosa', password: 'nueva clave' }))).toBe(
    '200 ok',
  )
})

test('of 200 guesses of one code at two processes five are looked at', async () => {
  await post('register', person('blanca'))
  await post('send-reset-code', { email: 'blanca@example.com' })
  const code = /^\d{6}$/m.exec(await lastMail('blanca@example.com', /^\d{6}/))?.[0] ?? ''
  const guesses = Array.from({ length: 200 }, (_, n) => String((Number(code) + n + 1) % 1_000_000))
  const answers = await Promise.all(
    guesses.map((guess, n) =>
      post(
        'verify-reset-code',
        { email: 'blanca@example.com', code: guess.padStart(6, '0') },
        {},
        n % 2,
      ),
    ),
  )
  const codes = await Promise.all(answers.map(said))
  expect(new Set(codes)).toEqual(new Set(['400 invalid_code', '429 too_many_requests']))
  const waits = answers.filter(({ status }) => status === 429)
  expect(waits.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  const [row] = await sql<{ wrong_tries: number }>(
    `select stray_tries as wrong_tries from account_token where email = 'blanca@example.com' and purpose = 'reset_code'`,
  )
  expect(row?.wrong_tries).toBe(5)
  // And the right one opens nothing any more, even for whom the counters forgot.
  await sql('delete from rate_limit')
  expect(
    await said(
      await post('reset-password-with-code', {
        email: 'blanca@example.com',
        code,
        password: 'nueva clave',
      }),
    ),
  ).toBe('400 invalid_code')
}, 60_000)

test('nothing of what the mails held is in the words of the program', async () => {
  const mails = await sql<{ plain: string }>('select plain from outbox_mail')
  const secrets = mails.flatMap(({ plain }) => plain.match(/(?<=token=)[\w-]+|^\d{6}$/gm) ?? [])
  expect(secrets.length).toBeGreaterThan(3)
  const words = shops.map(({ output }) => output()).join('')
  for (const secret of secrets) expect(words).not.toContain(secret)
})

test('what a desk changes is seen at once by the anonymous visitors of every process', async () => {
  const notice = 'Ruta en pausa por una marejada'
  const pageOf = ({ url }: OwnShop) => httpVisitor(url).html('/services?destination=ve-caracas')
  for (const shop of shops) expect(await pageOf(shop)).not.toContain(notice)
  const admin = await signedIn(shops[0].url, 'admin')
  const closed = await admin.trpc.shipping.suspendRoute.mutate({
    service: 'sea',
    country: 've',
    destination: null,
    until: null,
    notice: { es: notice, en: 'Paused', it: 'In pausa', pt: 'Em pausa' },
  })
  if (!closed.ok) throw new Error(closed.code)
  // Sooner than the minute a page is kept, by far.
  const seen = { timeout: 5000, interval: 100 }
  for (const shop of shops)
    await eventually(async () => expect(await pageOf(shop)).toContain(notice), seen)
}, 60_000)

test('a session of one person cannot be ended by another, nor an address be read', async () => {
  const [admin, customer] = [
    await signedIn(shops[0].url, 'admin'),
    await signedIn(shops[1].url, 'customer'),
  ]
  const [foreign] = await admin.trpc.account.sessions.query()
  const { trpc } = customer
  await expect(trpc.account.endSession.mutate({ id: foreign?.id ?? '' })).rejects.toMatchObject({
    data: { httpStatus: 404 },
  })
  await expect(trpc.account.removeAddress.mutate({ id: 1 })).rejects.toMatchObject({
    data: { httpStatus: 404 },
  })
  expect((await admin.send('/api/user')).status).toBe(200)
})

test.each(['/reset-password?token=', '/reset/', '/password-recovery/', '/verify-email?token='])(
  'a page with a token in its address (%s…) is kept by nobody and told to nobody else',
  async (address) => {
    const answer = await fetch(`${shops[0].url}${address}${'t'.repeat(43)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    // Other sites are told nothing.
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  },
)
