// Every list of the desks as a file: for admins alone, whole, as it is narrowed, and with no cell a spreadsheet would compute.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { Ctx } from '#server/ctx.ts'
import { answerError } from '#server/answer-error.ts'
import { createApp } from '#server/http/app.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { addDeskFiles } from '#server/rest/add-desk-files.ts'
import { headOf } from '#server/rest/desk-heads.ts'
import { cellOf, DESK_LISTS } from '#server/rest/desk-lists.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

let shop: AccountShop
let app: Awaited<ReturnType<typeof createApp>>
let lastCtx: Ctx
let boss: Visitor
let customer: Visitor
beforeAll(async () => {
  shop = await openAccountShop()
  const { deps } = shop
  app = await createApp({
    config: deps.config,
    log: deps.log,
    origin: () => 'http://x',
    answerError,
  })
  const makeCtx = createMakeCtx(deps)
  addDeskFiles(app, async (...asked) => (lastCtx = await makeCtx(...asked)))
  customer = await shop.register('clienta')
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const ask = (path: string, who: Visitor = boss) =>
  app.inject({ url: path, cookies: Object.fromEntries(who.cookies) })
const LISTS = [...DESK_LISTS.values()]
/** By the names of the columns, whatever stands above them. */
const rowsOf = (name: string, body: string) =>
  parse<Record<string, string>>(body, {
    bom: true,
    columns: () => [...(DESK_LISTS.get(name)?.columns ?? [])],
  })

test('every list a desk shows page by page is one of them', () => {
  const desks = projectFiles().filter(({ path }) => /^src\/(?:features|pages)\/admin\//.test(path))
  const asked = desks.flatMap(({ text }) => [
    ...text.matchAll(/trpc[.](\w+[.]\w+)[.]queryOptions\((?:view, )?LIST_QUERY/g),
    ...text.matchAll(/trpc[.](\w+[.]\w+)[.]queryOptions\(view,/g),
  ])
  const names = [...new Set(asked.map(([, name = '']) => name))]
  expect(names.length).toBeGreaterThanOrEqual(11)
  for (const name of names) expect([...DESK_LISTS.keys()]).toContain(name)
})

test.each(LISTS)('$name is a file for admins alone', async ({ name, columns }) => {
  const path = paths.adminListCsv(name)
  for (const who of [shop.visitor(), customer]) {
    const { statusCode, headers, body } = await ask(path, who)
    expect([statusCode, headers.location, body]).toEqual([303, paths.admin, ''])
  }
  const { statusCode, headers, body } = await ask(path)
  expect(statusCode, body).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['cache-control']).toBe('private, no-store')
  const [head] = parse(body, { bom: true })
  expect(head).toEqual(columns.map((column) => headOf(name, column, i18nObject('es'))))
})

test.each(LISTS)(
  'each column of $name has a word of its own in every language',
  ({ name, columns }) => {
    for (const locale of LOCALES) {
      const words = i18nObject(locale)
      const heads = columns.map((column) => headOf(name, column, words))
      expect(new Set(heads).size, locale).toBe(columns.length)
      const names = new Set(columns.flatMap((column) => column.split('.')))
      expect(heads.flatMap((head) => head.split(' · ')).filter((head) => names.has(head))).toEqual(
        [],
      )
    }
  },
)

test('a file speaks the language of the page that leads to it', async () => {
  const path = paths.adminListCsv('orders.adminList')
  const headsIn = async (query: string) => parse((await ask(path + query)).body, { bom: true })[0]
  expect(await headsIn('?lang=en')).toEqual(expect.arrayContaining(['Order', 'Customer']))
  expect(await headsIn('?lang=xx')).toEqual(expect.arrayContaining(['Pedido', 'Cliente']))
})

test('a file is called by what is in it, no two alike', async () => {
  const files = LISTS.map(({ file }) => file)
  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(file).toMatch(/^(?!.*admin)[a-z]+(?:-[a-z]+)*$/)
  const { headers } = await ask(paths.adminListCsv('orders.adminList'))
  expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-list-[\d-]+\.csv"$/)
})

test('of two products in one row each says what it is in columns of its own', () => {
  const columns = DESK_LISTS.get('sync.productPairs')?.columns ?? []
  const row = { products: [{ name: 'One' }, { name: 'Other' }] }
  const names = columns.filter((column) => column.endsWith('.name'))
  expect(names).toEqual(['products.0.name', 'products.1.name'])
  expect(names.map((column) => cellOf(row, column))).toEqual(['One', 'Other'])
  expect(columns).not.toContain('products')
})

test('no page of it is kept in memory', async () => {
  await shop.sql(
    `insert into delivery_photo
       (picture, captions, alts, city, month, shown, agreed_at, created_at, updated_at)
     select '/demo/' || at, '{"es": "Llegó"}', '{"es": "Caja"}', 'Caracas', '2026-01', true, now(), now(), now()
     from generate_series(1, 60) at`,
  )
  const { body } = await ask(paths.adminListCsv('gallery.adminPhotos'))
  expect(rowsOf('gallery.adminPhotos', body).length).toBeGreaterThanOrEqual(60)
  expect(lastCtx.em.getUnitOfWork().getIdentityMap().values().length).toBeLessThan(60)
})

test('goes through all pages, as the address narrows it, and no text is a formula', async () => {
  const people = Array.from({ length: 60 }, (_, at) => `persona${at + 1}`)
  await shop.sql(
    `insert into app_user (username, email, full_name, password_hash, created_at)
     select 'persona' || at, 'persona' || at || '@example.com',
       '=HYPERLINK("https://evil.example")', 'none', now()
     from generate_series(1, 60) at`,
  )
  const path = paths.adminListCsv('admin.adminUsers')
  const rows = rowsOf(
    'admin.adminUsers',
    (await ask(`${path}?search=persona&before=5&trail=9`)).body,
  )
  expect(rows).toHaveLength(people.length)
  expect(new Set(rows.map(({ username }) => username))).toEqual(new Set(people))
  for (const { fullName } of rows) expect(fullName).toBe(`'=HYPERLINK("https://evil.example")`)
})

test('is written down, and asks for the password after half an hour', async () => {
  const { entries } = await boss.call.admin.adminAudit({ action: 'admin.exportList' })
  expect(entries[0]).toMatchObject({ object: 'list:admin.adminUsers' })
  await shop.sql(`update session set proved_at = now() - interval '45 minutes'`)
  const answer = await ask(paths.adminListCsv('admin.adminUsers'))
  const path = paths.adminListCsv('admin.adminUsers')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, paths.adminConfirm(path)])
})

test.each(['orders.order', 'admin.nothing', 'constructor.name', 'catalogue.list'])(
  '%s is no list of a desk',
  async (name) => {
    expect((await ask(paths.adminListCsv(name))).statusCode).toBe(404)
  },
)
