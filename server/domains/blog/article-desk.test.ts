// Proves that the desk lists what it is asked for: a language, a state, and the newest before the old.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  shop.setNow(new Date('2026-05-04T12:00:00Z'))
})
afterAll(() => shop.close())

const write = (slug: string, day: string | null, locale: 'es' | 'it' = 'it') =>
  boss.call.blog.adminSave({
    id: null,
    draft: {
      locale,
      slug,
      title: 'Una prueba',
      summary: 'Un resumen de veinte letras o más.',
      tags: [],
      cover: 'box',
      body: 'Un párrafo que alcanza para el texto de un artículo.',
      publishAt: day && `${day}T12:00:00.000Z`,
    },
  })
const list = async (view: Parameters<typeof boss.call.blog.adminArticles>[0]) =>
  (await boss.call.blog.adminArticles(view)).map(({ slug }) => slug)

test('drafts, then what is to come, then the newest; by language and state', async () => {
  await write('bozza', null)
  await write('futura', '2026-06-01')
  await write('nuova', '2026-03-04')
  await write('vecchia', '2026-01-02')
  await write('otra', '2026-02-01', 'es')
  expect(await list({})).toEqual(['bozza', 'futura', 'nuova', 'otra', 'vecchia'])
  expect(await list({ locale: 'it' })).toEqual(['bozza', 'futura', 'nuova', 'vecchia'])
  expect(await list({ state: 'draft' })).toEqual(['bozza'])
  expect(await list({ state: 'scheduled' })).toEqual(['futura'])
  expect(await list({ locale: 'es', state: 'published' })).toEqual(['otra'])
})
