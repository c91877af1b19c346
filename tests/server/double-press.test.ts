// A double click without scripts does once what was meant once, and tells nobody of a fault by what they have just done.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { add, countOf, someone } from '#tests/support/shoppers.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const newVisitor = (cookies?: Map<string, string>) => httpVisitor(shop.url, cookies)

testInFull(
  'a newcomer who presses twice is registered once, signed in both times and told of no fault',
  async () => {
    const form = {
      intent: 'register',
      fullName: 'Ana Doble',
      username: 'anadoble',
      email: 'anadoble@example.com',
      password: 'secreto 123',
    }
    // A browser without scripts sends both before it has any cookie of the first answer.
    const presses = [newVisitor(), newVisitor()]
    const answers = await Promise.all(presses.map((press) => press.postForm('/auth', form)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const sessions = presses.map(({ cookies }) => cookies.get('puente_session'))
    expect(new Set(sessions).size).toBe(2)
    for (const press of presses) expect(await press.html('/account')).toContain('Ana Doble')
    // Who does not know the password is told what is taken, however soon after.
    const other = await newVisitor().postForm('/auth', { ...form, password: 'otra clave' })
    expect([other.status, other.headers.getSetCookie()]).toEqual([200, []])
  },
)

test('a known browser without scripts that presses twice adds once, and its badge tells what is there', async () => {
  const here = newVisitor()
  await add(here)
  await here.html('/cart')
  const cookies = [...here.cookies]
  const presses = [newVisitor(new Map(cookies)), newVisitor(new Map(cookies))]
  const answers = await Promise.all(presses.map(add))
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  // The second answer carries no cookie of the first.
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
  expect(await countOf(here)).toBe(2)
  await here.html('/cart')
  expect(here.cookies.get('puente_cart_count')).toBe('2')
})

/** Two presses of one browser that has not seen the first answer yet. */
const pressedTwice = async (
  { cookies }: HttpVisitor,
  path: string,
  fields: Record<string, string>,
) => {
  const presses = [newVisitor(new Map(cookies)), newVisitor(new Map(cookies))]
  const answers = await Promise.all(presses.map((press) => press.postForm(path, fields)))
  return answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)
}

test('who presses twice is not told that the link is spent or the password wrong by what they have just done', async () => {
  const { visitor } = await someone(shop.url, 'doblemente')
  const email = 'doblemente@unica.example'
  const lastToken = (subject: RegExp): Promise<string> =>
    eventually(
      async () => {
        const rows = await askDatabase<{ plain: string; subject: string }>(
          shop.databaseUrl,
          'select plain, subject from outbox_mail where recipient = $1 order by id desc',
          [email],
        )
        const token = /[?]token=([\w-]+)/.exec(
          rows.find((row) => subject.test(row.subject))?.plain ?? '',
        )?.[1]
        if (token === undefined) throw new Error(`no mail to ${email}`)
        return token
      },
      { timeout: 20_000, interval: 100 },
    )
  const changed = {
    intent: 'password',
    currentPassword: 'secreto 123',
    password: 'otra clave 1',
  }
  await visitor.html(paths.accountSecurity)
  const [first, second] = await pressedTwice(visitor, paths.accountSecurity, changed)
  expect(first).toMatch(/^303 .*password/)
  expect(second).toBe(first)

  const newcomer = newVisitor()
  const confirm = await lastToken(/[Cc]onfirma/)
  await newcomer.html(paths.verifyEmail(confirm))
  const confirmed = { intent: 'confirm', token: confirm }
  expect(await pressedTwice(newcomer, paths.verifyEmail(confirm), confirmed)).toEqual(
    Array.from({ length: 2 }, () => `303 ${paths.emailConfirmed}`),
  )
  expect(await newcomer.html(paths.emailConfirmed)).toContain('Tu correo quedó confirmado.')

  await newcomer.postJson('/api/forgot-password', { email })
  const token = await lastToken(/^Restablece/)
  await newcomer.html(paths.resetPassword(token))
  const reset = { intent: 'reset', token, password: 'y otra más', confirm: 'y otra más' }
  expect(await pressedTwice(newcomer, paths.resetPassword(token), reset)).toEqual(
    Array.from({ length: 2 }, () => `303 ${paths.resetDone}`),
  )
  expect(await newcomer.html(paths.resetDone)).toMatch(/<main[^]*href="\/auth"/)
  // Somebody else with the same link is another matter.
  const late = await newVisitor().postForm(paths.resetPassword(token), reset)
  expect(late.status).toBe(200)
})
