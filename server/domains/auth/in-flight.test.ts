// Attacks with time: what was proved with an old password must count for nothing once a reset has come in between.
import { Argon2id } from 'oslo/password'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { hashPassword } from './password.ts'
import { eventually } from '#tests/support/eventually.ts'

const FRESH = 'nueva clave'

let shop: AccountShop
let count = 0
beforeAll(async () => {
  shop = await openAccountShop()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const someone = async () => {
  const name = `lento${(count += 1)}`
  const browser = await shop.register(name)
  return { ...browser, name, email: `${name}@example.com` }
}
const prepareReset = async (email: string) => {
  const { auth } = shop.visitor().call
  await auth.forgotPassword({ email })
  const token = await shop.lastToken(email)
  return async () =>
    expect(await auth.resetPassword({ token, password: FRESH })).toEqual({ ok: true })
}
/** Something that happens after the next password was found right and before anything comes of it. */
const afterNextCheck = (meanwhile: () => Promise<unknown>) => {
  vi.spyOn(Argon2id.prototype, 'verify').mockImplementationOnce(async (...given) => {
    // Of a hasher of its own: what is mocked answers once and is the true one again.
    const fits = await new Argon2id().verify(...given)
    await meanwhile()
    return fits
  })
}
const sessionsOf = (userId: number) =>
  shop.sql('select id from session where user_id = ?', [userId])

describe('a sign-in with the old password', () => {
  test('that a reset overtakes opens no session', async () => {
    const { name, email, user } = await someone()
    afterNextCheck(await prepareReset(email))
    const browser = shop.visitor()
    expect(await browser.call.auth.login({ username: name, password: PASSWORD })).toEqual({
      ok: false,
      code: 'invalid_credentials',
    })
    expect(browser.cookies.has('__Host-puente_session')).toBe(false)
    expect(await sessionsOf(user.id)).toEqual([])
  })

  test('waits for a change that is being written, and then counts for nothing', async () => {
    const { name, user } = await someone()
    const hash = await hashPassword(FRESH)
    const written = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const change = shop.deps.orm.em.fork().transactional(async (em) => {
      await em.execute('update app_user set password_hash = ? where id = ?', [hash, user.id])
      await em.execute('delete from session where user_id = ?', [user.id])
      written.resolve()
      await done.promise
    })
    await written.promise
    const entering = shop.visitor().call.auth.login({ username: name, password: PASSWORD })
    await eventually(async () => {
      const waiting = await shop.sql(`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toHaveLength(1)
    })
    done.resolve()
    await change
    expect(await entering).toMatchObject({ ok: false })
    expect(await sessionsOf(user.id)).toEqual([])
  })

  test('is not let in by a second factor that was turned on meanwhile', async () => {
    const { name, user } = await someone()
    afterNextCheck(() =>
      shop.sql('update app_user set totp_on_since = now() where id = ?', [user.id]),
    )
    expect(
      await shop.visitor().call.auth.login({ username: name, password: PASSWORD }),
    ).toMatchObject({ ok: false })
  })
})

const ACTS = {
  changePassword: ({ call }) =>
    call.account.changePassword({ currentPassword: PASSWORD, password: 'otra clave' }),
  changeEmail: ({ call, name }) =>
    call.account.changeEmail({ email: `${name}@evil.example`, password: PASSWORD }),
  deleteAccount: ({ call }) => call.account.deleteAccount({ password: PASSWORD }),
  enrolTotp: ({ call }) => call.account.enrolTotp({ password: PASSWORD }),
} satisfies Record<string, (who: Awaited<ReturnType<typeof someone>>) => Promise<unknown>>

test.each(Object.entries(ACTS))(
  '%s of a session that a reset ended does nothing',
  async (_, act) => {
    const person = await someone()
    afterNextCheck(await prepareReset(person.email))
    await expect(act(person)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await shop.signIn(person.name, { password: FRESH })
    expect(await shop.mailsTo(`${person.name}@evil.example`)).toEqual([])
    const rows = await shop.sql('select id from app_user where id = ? and totp_secret is null', [
      person.user.id,
    ])
    expect(rows).toHaveLength(1)
  },
)

test('the last admin stays, also when the request knew nothing of the rights', async () => {
  const only = await someone()
  afterNextCheck(() => shop.sql('update app_user set is_admin = true where id = ?', [only.user.id]))
  expect(await only.call.account.deleteAccount({ password: PASSWORD })).toEqual({
    ok: false,
    code: 'last_admin',
  })
})
