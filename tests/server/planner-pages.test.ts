// The consolidation planner as an anonymous visitor without scripts gets it: the plan, its picture and its words from the address.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const QUERY =
  'numbers=es&what=Zapatos&length=30&width=20&height=11&weight=3&quantity=2' +
  '&what=%3Cb%3ELibros&length=24&width=16&height=8&weight=3&quantity=2&up=1'

test.each([
  ['', 'Planificador de consolidación', 'Ahorras US$ '],
  ['/en', 'Consolidation planner', 'You save US$ '],
  ['/it', 'Pianificatore di consolidamento', 'Risparmi US$ '],
  ['/pt', 'Planejador de consolidação', 'Economia de US$ '],
])('%s/consolidation plans from its address', async (prefix, title, saving) => {
  const answer = await httpVisitor(shop.url).send(`${prefix}/consolidation?${QUERY}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain(`<title>${title} | Puente</title>`)
  expect(html).toContain(`<link rel="canonical" href="${shop.url}${prefix}/consolidation"/>`)
  expect(html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')).toContain(saving)
  // Four pieces are drawn and told.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main.match(/<g [^>]*data-tone=/g)).toHaveLength(4)
  expect(main.match(/<ol><li>|<\/li><li>/g)?.length).toBeGreaterThanOrEqual(4)
  expect(main).toContain('&lt;b&gt;Libros')
  expect(main).not.toContain('<b>Libros')
})

test('buttons without scripts add and take away rows', async () => {
  const visitor = httpVisitor(shop.url)
  const rows = (html: string) => html.match(/name="height"/g)?.length
  expect(rows(await visitor.html('/consolidation'))).toBe(2)
  expect(rows(await visitor.html(`/consolidation?${QUERY}&add=1`))).toBe(3)
  const less = await visitor.html(`/consolidation?${QUERY}&drop=0`)
  expect(rows(less)).toBe(2)
  expect(less).not.toContain('value="Zapatos"')
})

test('nonsense in the address is advice at the fields, not an error', async () => {
  const answer = await httpVisitor(shop.url).send(
    '/consolidation?length=x&width=-1&height=99999999&weight=0&quantity=77&to=zz-nowhere&show=rocket&asked=1',
  )
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html.match(/aria-invalid="true"/g)?.length).toBe(5)
  expect(html).toContain('value="99999999"')
})
