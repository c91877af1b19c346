// The comparison on the home page as an anonymous visitor without scripts gets it: filters filter, and more rows come when asked.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const pageAt = async (path: string) => {
  const html = await httpVisitor(shop.url).html(path)
  const from = html.indexOf('id="comparar"')
  const section = html.slice(from, html.indexOf('<section', from))
  return { html, section, rows: section.match(/<tr><th scope="row"/g)?.length ?? 0 }
}

test('the first rows stand in their place, the rest behind one link', async () => {
  const { html, section, rows } = await pageAt('/')
  expect(rows).toBe(4)
  expect(section).toContain('href="/?all=1#comparar"')
  expect(html).not.toContain('noindex')
  expect((await pageAt('/?all=1')).rows).toBe(7)
})

test.each([
  ['/?type=air', ['Envío aéreo'], ['Envío marítimo', 'Courier express']],
  ['/?time=1-3', ['Courier express'], ['Envío marítimo']],
  ['/?time=14%2B', ['Envío marítimo'], ['Envío aéreo', 'Courier express']],
  ['/?weight=12&type=air', ['78,00'], []],
  ['/?weight=5,44&unit=kg&type=air', ['78,00'], []],
])('%s filters', async (path, kept, left) => {
  const { html, section, rows } = await pageAt(path)
  expect(rows).toBeGreaterThan(0)
  for (const text of kept) expect(section).toContain(text)
  for (const text of left) expect(section).not.toContain(text)
  expect(html).toContain('name="robots" content="noindex, follow"')
})

test('filters nothing passes and a weight that is none say so, and keep what was typed', async () => {
  const none = await pageAt('/?type=maritime&time=1-3')
  expect(none.section).toContain('No hay servicios disponibles')
  const { section, rows } = await pageAt('/?weight=mucho')
  expect(section).toContain('value="mucho"')
  expect(section).toContain('Escribe un número mayor que cero')
  expect(rows).toBe(4)
})
