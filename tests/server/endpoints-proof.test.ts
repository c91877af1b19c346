// What the endpoints ask for when a password or a session alone is not enough, from outside and without scripts.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { DESK_FILES } from '#server/rest/desk-files.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type HttpVisitor, httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { PROCEDURES } from '#tests/support/procedures.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

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

testInFull(
  'while others try passwords, a new browser signs in with the link of a mail, and a program does',
  async () => {
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
  },
)

const age = (minutes: number) =>
  askDatabase(
    shop.databaseUrl,
    `update session set proved_at = now() - interval '${minutes} minutes'`,
  )

interface Endpoint {
  ask: (admin: HttpVisitor) => Promise<Response>
  told: string
}
const CSV = paths.adminSubscribersCsv
const LIST = paths.adminListCsv('admin.adminUsers')
/** By the write of an admin that each calls. */
const ENDPOINTS: Record<string, Endpoint> = {
  'admin.adminExportList': {
    ask: (admin) => admin.send(LIST),
    told: `303 ${paths.adminConfirm(LIST)}`,
  },
  'catalogue.adminMayKeepPictures': {
    ask: (admin) => admin.send(paths.adminPictures, { method: 'POST' }),
    told: '403 null',
  },
  'newsletter.adminExport': {
    ask: (admin) => admin.send(CSV),
    told: `303 ${paths.adminConfirm(CSV)}`,
  },
  'sync.trigger': { ask: (admin) => admin.postJson('/api/sync/trigger', {}), told: '403 null' },
}

test('every endpoint beside tRPC asks again who it is, and none fails', async () => {
  const own = PROCEDURES.flatMap(({ path, type, access }) =>
    type === 'mutation' && access === 'admin' ? [path] : [],
  )
  expect(own.length).toBeGreaterThan(35)
  const files = projectFiles().filter(({ path }) =>
    /^server[/](?:rest|http|documents|ssr)[/](?!.*[.]test)/.test(path),
  )
  const called = own.filter((path) => files.some(({ text }) => text.includes(path)))
  expect(called.toSorted()).toEqual(Object.keys(ENDPOINTS))

  const admin = await signedIn(shop.url, 'admin')
  await age(45)
  for (const [path, { ask, told }] of Object.entries(ENDPOINTS)) {
    const { status, headers } = await ask(admin)
    expect(`${status} ${headers.get('location')}`, path).toBe(told)
  }
  for (const { path } of DESK_FILES) {
    const { status, headers } = await admin.send(path)
    const told = ['200 null', `303 ${paths.adminConfirm(path)}`]
    expect(told, path).toContain(`${status} ${headers.get('location')}`)
  }
})

test('who came for a file shows it on the way, and gets the file', async () => {
  const admin = await signedIn(shop.url, 'admin')
  await age(45)
  const page = (await admin.send(CSV)).headers.get('location') ?? ''
  const asked = await admin.html(page)
  expect(asked).toContain('Confirma que eres tú')
  expect(asked).toMatch(/<form[^>]*action="[^"]*[/]admin[/]confirm[?]to=/)
  const show = async (typed: string) =>
    (await admin.postForm(page, { intent: 'confirm', password: typed })).text()
  const wrong = await show('no es')
  expect(wrong).toContain('Esa no es tu contraseña')
  expect(wrong).toMatch(/<form[^>]*action="[^"]*[/]admin[/]confirm[?]to=/)
  expect(await show(LOGINS.admin.password)).toContain(`href="${CSV}"`)
  const file = await admin.send(CSV)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
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
