// The newsletter's list as a file: each address comes with the link by which it leaves, and the link works.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { addDeskFiles } from '#server/rest/add-desk-files.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  shop = await openAccountShop({ newsletterDoubleOptIn: false })
  const { deps } = shop
  app = await createApp({ config: deps.config, log: deps.log, origin: () => 'http://x' })
  addDeskFiles(app, createMakeCtx(deps))
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

test('each line has a way out of its own, in its own language', async () => {
  const boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  await shop.visitor({ locale: 'es' }).call.newsletter.subscribe({ email: 'uno@example.com' })
  await shop.visitor({ locale: 'pt' }).call.newsletter.subscribe({ email: 'dois@example.com' })
  const answer = await app.inject({
    url: '/admin/subscribers.csv',
    cookies: Object.fromEntries(boss.cookies),
  })
  const rows = parse<Record<string, string>>(answer.body, { bom: true, columns: true })
  expect(rows.map(({ email }) => email)).toEqual(['uno@example.com', 'dois@example.com'])
  const links = rows.map(({ unsubscribe }) => new URL(unsubscribe ?? ''))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://shop.example/newsletter',
    'https://shop.example/pt/newsletter',
  ])
  const token = links[1]?.searchParams.get('leave') ?? ''
  expect(await shop.visitor().call.newsletter.leave({ token })).toEqual({
    ok: true,
    email: 'dois@example.com',
  })
})
