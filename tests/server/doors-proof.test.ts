// What the doors ask for when a password or a session alone is not enough, from outside and without scripts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
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

const age = (minutes: number) =>
  askDatabase(
    shop.databaseUrl,
    `update session set proved_at = now() - interval '${minutes} minutes'`,
  )

/** Everything a carton needs. */
const BOX = {
  id: '',
  sizeUnit: 'in',
  weightUnit: 'lb',
  innerLength: '10',
  innerWidth: '10',
  innerHeight: '10',
  outerLength: '11',
  outerWidth: '11',
  outerHeight: '11',
  tare: '1',
  maxWeight: '40',
  price: '2.00',
  confirmed: 'on',
  active: 'on',
}

test('a post of an admin without scripts waits on a page that asks, and is carried out with all its fields', async () => {
  const admin = await signedIn(shop.url, 'admin')
  await age(45)
  const typed = { intent: 'save', name: 'Caja «grande» & más', ...BOX }
  const asked = await admin.postForm('/en/admin/boxes', typed)
  expect(asked.status).toBe(200)
  expect(asked.headers.get('cache-control')).toContain('no-store')
  const html = await asked.text()
  expect(html).toContain('Confirm it is you')
  expect(html).toMatch(/<form[^>]*action="\/en\/admin\/boxes"/)
  expect(html).toContain('Caja «grande» &amp; más</textarea>')
  expect(html).not.toContain('import("')

  const wrong = await admin.postForm('/en/admin/boxes', { ...typed, 'identity.password': 'no es' })
  expect(await wrong.text()).toMatch(/The current password is not right[^]*Caja «grande»/)
  const right = { ...typed, 'identity.password': LOGINS.admin.password, 'identity.otp': '' }
  const done = await admin.postForm('/en/admin/boxes', right)
  expect([done.status, done.headers.get('location')]).toEqual([303, '/en/admin/boxes?done=saved'])
  expect(await admin.html('/en/admin/boxes')).toContain('Caja «grande» &amp; más')
})

test('a program is told, shows it, and goes on; pictures wait as well', async () => {
  const admin = await signedIn(shop.url, 'admin')
  await age(45)
  const bring = () =>
    admin.send(paths.adminPictures, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'no picture',
    })
  expect(await said(await bring())).toBe('403 confirm_identity')
  expect(await said(await admin.postJson('/api/sync/trigger', {}))).toBe('403 confirm_identity')
  const { password: own } = LOGINS.admin
  expect(await said(await admin.postJson('/api/confirm-identity', { password: own }))).toBe(
    '200 ok',
  )
  expect(await said(await bring())).toBe('422 picture_unreadable')
})
