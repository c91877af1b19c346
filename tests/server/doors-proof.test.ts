// What the doors ask for when a password or a session alone is not enough, from outside and without scripts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 120_000)
afterAll(() => shop.stop())

const visitor = () => httpVisitor(shop.url)
const said = async (response: Response) => {
  const body = (await response.json()) as { code?: string }
  return `${response.status} ${body.code ?? 'ok'}`
}
const password = 'secreto 123'
const register = async (username: string) => {
  const person = { fullName: 'Ana Pérez', username, email: `${username}@example.com`, password }
  expect((await visitor().postJson('/api/register', person)).status).toBe(200)
}
/** The newest link of this kind that was mailed to somebody. */
const linkTo = (username: string): Promise<string> =>
  eventually(
    async () => {
      const rows = await askDatabase<{ plain: string }>(
        shop.databaseUrl,
        'select plain from outbox_mail where recipient = $1 order by id desc',
        [`${username}@example.com`],
      )
      const link = rows.map(({ plain }) => /[?]link=([\w-]+)/.exec(plain)?.[1]).find(Boolean)
      if (!link) throw new Error(`no link to ${username}`)
      return link
    },
    { timeout: 20_000, interval: 100 },
  )

test('while others try passwords, a new browser signs in with the link of a mail, and a program does', async () => {
  for (const username of ['dalia', 'elena']) {
    await register(username)
    for (let n = 0; n < 6; n += 1)
      await visitor().postJson('/api/login', { username, password: 'mal' })
  }
  const held = await visitor().postJson('/api/login', { username: 'dalia', password })
  expect(await said(held)).toBe('429 too_many_requests')
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(
    await said(await visitor().postJson('/api/send-sign-in-link', { username: 'dalia' })),
  ).toBe('200 ok')
  const call = { username: 'dalia', password, link: await linkTo('dalia') }
  expect(await said(await visitor().postJson('/api/login', call))).toBe('200 ok')

  const person = visitor()
  const page = await sendPlainly(person, paths.auth(), { username: 'elena', password })
  expect(await page.text()).toMatch(/name="sendLink"/)
  const asked = { intent: 'sign-in', username: 'elena', password: '', sendLink: '1' }
  expect(await (await person.postForm(paths.auth(), asked)).text()).toContain('Correo enviado')
  const other = visitor()
  const typed = { username: 'elena', password }
  const entered = await sendPlainly(other, paths.signInLink(await linkTo('elena')), typed)
  expect(entered.status).toBe(303)
  expect(await other.html(paths.account)).toContain('elena')
})
