// Web processes on machines whose clocks are days off, beside one that is right: people notice nothing, the probe does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { fromMail } from '#tests/support/mailbox.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'secreto 123'

let right: OwnShop
const wrong: OwnShop[] = []
beforeAll(async () => {
  right = await startShop()
  const beside = { databaseUrl: right.databaseUrl, settings: { ROLE: 'web' } }
  for (const days of [8, -8])
    wrong.push(await startShop({ ...beside, clock: { aheadMs: days * DAY_MS } }))
})
afterAll(async () => {
  await Promise.all(wrong.map((shop) => shop.stop()))
  await right.stop()
})

const register = async ({ url }: OwnShop, username: string) => {
  const visitor = httpVisitor(url)
  const email = `${username}@example.com`
  const answer = await visitor.trpc.auth.register.mutate({
    fullName: 'Ana Pérez',
    username,
    email,
    password: PASSWORD,
  })
  if (!answer.ok) throw new Error(answer.code)
  return { visitor, email }
}
const at = ({ url }: OwnShop, { cookies }: HttpVisitor) => httpVisitor(url, cookies)
const nameOf = async (visitor: HttpVisitor) => (await visitor.trpc.auth.viewer.query())?.username

test('no session of anybody ends, wherever it was opened', async () => {
  const [ahead, behind] = wrong
  if (!ahead || !behind) throw new Error('two shops are needed')
  for (const [opened, name] of [
    [right, 'derecha'],
    [ahead, 'adelante'],
    [behind, 'atras'],
  ] as const) {
    const { visitor } = await register(opened, name)
    for (const shop of [ahead, behind, right]) {
      expect(await nameOf(at(shop, visitor)), name).toBe(name)
      expect(await at(shop, visitor).html('/'), name).toContain('Ana')
    }
  }
  const [left] = await askDatabase<{ odd: number }>(
    right.databaseUrl,
    `select count(*)::int as odd from session where expires_at not between now() + interval '6 days 23 hours' and now() + interval '7 days'`,
  )
  expect(left).toEqual({ odd: 0 })
})

test('a code that was just sent is taken, and one that is over is not', async () => {
  for (const [place, shop] of wrong.entries()) {
    const { visitor: owner, email } = await register(shop, `codigo${place}`)
    const visitor = httpVisitor(shop.url)
    expect(await visitor.trpc.auth.sendResetCode.mutate({ email })).toEqual({ ok: true })
    const code = await fromMail(at(right, visitor), email, /<pre>[^]*?\b(\d{6})\b/)
    expect(await visitor.trpc.auth.verifyResetCode.mutate({ email, code })).toEqual({ ok: true })
    await askDatabase(
      right.databaseUrl,
      `update account_token set expires_at = now() - interval '1 second' where purpose = 'reset_code'`,
    )
    expect(await visitor.trpc.auth.verifyResetCode.mutate({ email, code })).toMatchObject({
      code: 'invalid_code',
    })
    expect(await nameOf(owner)).toBe(`codigo${place}`)
  }
})

test('a link of a mail is good as long as it says, and no longer', async () => {
  for (const [place, shop] of wrong.entries()) {
    const { visitor, email } = await register(shop, `enlace${place}`)
    const token = await fromMail(at(right, visitor), email, /verify-email\?token=([\w-]+)/)
    const verify = () => httpVisitor(shop.url).trpc.auth.verifyEmail.mutate({ token })
    expect(await verify()).toMatchObject({ ok: true })
    await askDatabase(
      right.databaseUrl,
      `update account_token set used_at = null, expires_at = now() - interval '1 second' where email = $1`,
      [email],
    )
    expect(await verify()).toMatchObject({ code: 'token_spent' })
  }
})

test('a kept quote holds for seven days by whichever process it is read', async () => {
  for (const [place, shop] of wrong.entries()) {
    const piece = {
      weight: `${place + 3}`,
      length: 10,
      width: 8,
      height: 4,
      sizeUnit: 'in',
    } as const
    const saved = await httpVisitor(shop.url).trpc.shipping.saveQuote.mutate({
      destination: 've-caracas',
      pieces: [{ ...piece, declaredValue: '50' }],
    })
    if (!saved.ok) throw new Error(saved.code)
    const asked = { token: saved.token }
    const ofAll = () =>
      Promise.all(
        [right, ...wrong].map(
          async ({ url }) => (await httpVisitor(url).trpc.shipping.savedQuote.query(asked)).expired,
        ),
      )
    expect(await ofAll()).toEqual([false, false, false])
    const [last] = await askDatabase<{ days: boolean }>(
      right.databaseUrl,
      `select valid_until between now() + interval '6 days 23 hours' and now() + interval '7 days' as days
       from saved_quote order by id desc limit 1`,
    )
    expect(last).toEqual({ days: true })
    // Only past the trigger that keeps it as it was.
    await askDatabase(
      right.databaseUrl,
      `alter table saved_quote disable trigger frozen;
       update saved_quote set valid_until = now() - interval '1 second';
       alter table saved_quote enable trigger frozen`,
    )
    expect(await ofAll()).toEqual([true, true, true])
  }
})

test('the probe of each says what is wrong, and that of the right one nothing', async () => {
  for (const shop of wrong) {
    const answer = await fetch(`${shop.url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 'unready', database: true, clock: false })
    expect(shop.output()).toContain('more than a minute off the database’s')
  }
  expect((await fetch(`${right.url}/readyz`)).status).toBe(200)
})
