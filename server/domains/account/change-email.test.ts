// Attacks the change of an address: several at once, links of another time, and whoever knew the password before.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const DAY_MS = 86_400_000

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

type Browser = Awaited<ReturnType<AccountShop['register']>>

const ask = async ({ call }: Browser, email: string) => {
  expect(await call.account.changeEmail({ email, password: PASSWORD })).toEqual({ ok: true })
  return shop.lastToken(email)
}
const confirm = (token: string) => shop.visitor().call.auth.verifyEmail({ token })
const emailOf = async ({ user }: Browser) =>
  (await shop.sql<{ email: string }>('select email from app_user where id = ?', [user.id]))[0]
    ?.email
const SPENT = { ok: false, code: 'token_spent' }

test('of two that wait only the later one counts', async () => {
  const browser = await shop.register('dosveces')
  const first = await ask(browser, 'primera@example.com')
  const second = await ask(browser, 'segunda@example.com')
  expect(await confirm(first)).toEqual(SPENT)
  expect(await confirm(second)).toMatchObject({ ok: true, email: 'segunda@example.com' })
  expect(await confirm(first)).toEqual(SPENT)
})

test('asked for several times at once, one waits', async () => {
  const browser = await shop.register('alavez')
  const wanted = ['una', 'dos', 'tres', 'cuatro'].map((name) => `alavez.${name}@example.com`)
  const { account } = browser.call
  await Promise.all(wanted.map((email) => account.changeEmail({ email, password: PASSWORD })))
  const waiting = await shop.sql(
    `select id from account_token where user_id = ? and purpose = 'change_email' and used_at is null`,
    [browser.user.id],
  )
  expect(waiting).toHaveLength(1)
  await shop.settle()
  const mails = await shop.sql(`select id from outbox_mail where recipient like 'alavez.%'`)
  expect(mails).toHaveLength(1)
})

test('a link pressed twice at once changes once, and the old address hears of it once', async () => {
  const browser = await shop.register('pulsa')
  const token = await ask(browser, 'pulsada@example.com')
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual([SPENT, SPENT])
  const told = (await shop.mailsTo('pulsa@example.com')).map(({ subject }) => subject)
  expect(told.filter((subject) => subject === 'El correo de tu cuenta cambió')).toHaveLength(1)
  expect((await shop.mailsTo('pulsada@example.com')).map(({ subject }) => subject)).not.toContain(
    'El correo de tu cuenta cambió',
  )
})

test('an address somebody else took stays theirs; when they leave it, the link still works', async () => {
  const browser = await shop.register('espera')
  const token = await ask(browser, 'codiciada@example.com')
  const other = await shop.register('codiciada')
  expect(await confirm(token)).toEqual({ ok: false, code: 'email_taken' })
  expect(await emailOf(browser)).toBe('espera@example.com')
  expect(await other.call.account.deleteAccount({ password: PASSWORD })).toEqual({ ok: true })
  expect(await confirm(token)).toMatchObject({ ok: true })
  expect(await emailOf(browser)).toBe('codiciada@example.com')
})

test('of two accounts that confirm one address at once one gets it, the other is told', async () => {
  const [one, two] = [await shop.register('rival1'), await shop.register('rival2')]
  const tokens = [await ask(one, 'disputada@example.com'), await ask(two, 'disputada@example.com')]
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
    'email_taken',
    'ok',
  ])
})

test('a new password, however it came, ends a change that waits', async () => {
  const chosen = await shop.register('cambia1')
  const token = await ask(chosen, 'ajena1@example.com')
  const passwords = { currentPassword: PASSWORD, password: 'nueva clave' }
  expect(await chosen.call.account.changePassword(passwords)).toEqual({ ok: true })
  expect(await confirm(token)).toEqual(SPENT)

  const mailed = await shop.register('cambia2')
  const second = await ask(mailed, 'ajena2@example.com')
  const { auth } = shop.visitor().call
  await auth.forgotPassword({ email: 'cambia2@example.com' })
  const reset = await shop.lastToken('cambia2@example.com')
  expect(await auth.resetPassword({ token: reset, password: 'nueva clave' })).toEqual({ ok: true })
  expect(await confirm(second)).toEqual(SPENT)
  expect(await emailOf(mailed)).toBe('cambia2@example.com')
})

test('also one whose mail has not gone out yet', async () => {
  const browser = await shop.register('cola')
  const email = 'rezagada@example.com'
  await browser.call.account.changeEmail({ email, password: PASSWORD })
  const passwords = { currentPassword: PASSWORD, password: 'nueva clave' }
  await browser.call.account.changePassword(passwords)
  expect(await shop.mailsTo(email)).toEqual([])
  expect(await browser.call.account.profile()).toMatchObject({ pendingEmail: null })
})

test('a reset that was mailed to the old address opens nothing afterwards', async () => {
  const browser = await shop.register('vieja')
  const { auth } = shop.visitor().call
  await auth.forgotPassword({ email: 'vieja@example.com' })
  const reset = await shop.lastToken('vieja@example.com')
  await auth.sendResetCode({ email: 'vieja@example.com' })
  const code = await shop.lastCode('vieja@example.com')
  await confirm(await ask(browser, 'flamante@example.com'))
  expect(await auth.resetPassword({ token: reset, password: 'nueva clave' })).toEqual(SPENT)
  for (const email of ['vieja@example.com', 'flamante@example.com'])
    expect(await auth.resetPasswordWithCode({ email, code, password: 'nueva clave' })).toEqual({
      ok: false,
      code: 'invalid_code',
    })
  await auth.forgotPassword({ email: 'vieja@example.com' })
  expect((await shop.lastMail('vieja@example.com')).subject).toBe('El correo de tu cuenta cambió')
  await shop.signIn('flamante@example.com')
})

test('a link of an account that is gone, and one of yesterday, change nothing', async () => {
  const gone = await shop.register('sinrastro')
  const token = await ask(gone, 'huerfana@example.com')
  await gone.call.account.deleteAccount({ password: PASSWORD })
  expect(await confirm(token)).toEqual({ ok: false, code: 'invalid_token' })
  const heir = await shop.register('sinrastro')
  expect(await confirm(token)).toEqual({ ok: false, code: 'invalid_token' })
  expect(await emailOf(heir)).toBe('sinrastro@example.com')

  const slow = await ask(heir, 'tardia@example.com')
  shop.setNow(new Date(NOW.getTime() + DAY_MS))
  expect(await confirm(slow)).toEqual(SPENT)
})

test('a mail of an account that was deleted before it went out is not sent', async () => {
  const browser = await shop.register('fugaz')
  await browser.call.account.changeEmail({ email: 'fugaz2@example.com', password: PASSWORD })
  await shop.visitor().call.auth.forgotPassword({ email: 'fugaz@example.com' })
  await browser.call.account.deleteAccount({ password: PASSWORD })
  expect(await shop.mailsTo('fugaz2@example.com')).toEqual([])
  expect(await shop.mailsTo('fugaz@example.com')).toEqual([])
})

test('one’s own address in other letters is nobody else’s; another’s is, in whatever letters', async () => {
  const browser = await shop.register('letras')
  await shop.register('ajena')
  await confirm(await ask(browser, 'Letras@Example.com'))
  expect(await emailOf(browser)).toBe('Letras@Example.com')
  const { account } = browser.call
  expect(await account.changeEmail({ email: 'AJENA@example.com', password: PASSWORD })).toEqual({
    ok: false,
    code: 'email_taken',
  })
})
