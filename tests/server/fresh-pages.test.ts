// A price that a file brings is on the pages at once: an import, which is another process, empties what the shop keeps of them.
import { beforeAll, expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { runImport } from '#tests/support/run-import.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const priced = (price: string) =>
  runImport(shop, ['id,title,price,stock', `fresh-1,Cafetera de prueba fresca,${price},5`])

test('an import shows on a page that was kept a moment before', async () => {
  await priced('123.45')
  const [product] = await askDatabase<{ id: number }>(
    shop.databaseUrl,
    `select id from product where external_id = 'fresh-1'`,
  )
  const page = () => httpVisitor(shop.url).send(`/product/${product?.id}`)
  const first = await page()
  const kept = await page()
  expect(kept.headers.get('etag')).not.toBeNull()
  expect([await first.text(), await kept.text()].map((html) => html.includes('123,45'))).toEqual([
    true,
    true,
  ])
  await priced('167.89')
  // The news takes a moment; a page by its time alone would take a minute.
  await eventually(async () => expect(await (await page()).text()).toContain('167,89'), {
    timeout: 1000,
  })
  const html = await (await page()).text()
  expect(html).not.toContain('123,45')
})
