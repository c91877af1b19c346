// The customs calculator as an anonymous visitor without scripts gets it: whole, in four languages, from its address alone.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

/** The text of the page's content, spaces as one. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<script[^]*?<\/script>/g, ' ')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')

// 1,231.50 with freight: 5 to 35 % of it, 1 %, and 16 % of the three together, each rounded once.
const QUERY =
  'to=VE&category=electronics&value=1.200,5&freight=31&weight=5&numbers=es&day=2026-11-28'

test.each([
  ['', 'Calculadora de aduana', 'Estimación.', 'US$ 282,76 a US$ 711,32'],
  ['/en', 'Customs calculator', 'Estimate.', 'US$ 282.76 to US$ 711.32'],
  ['/it', 'Calcolatrice doganale', 'Stima.', 'da US$ 282,76 a US$ 711,32'],
  ['/pt', 'Calculadora aduaneira', 'Estimativa.', 'US$ 282,76 a US$ 711,32'],
])('%s/customs-calculator answers its address', async (prefix, title, label, range) => {
  const answer = await httpVisitor(shop.url).send(`${prefix}/customs-calculator?${QUERY}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain(`<title>${title} | Puente</title>`)
  expect(html).toContain(`<link rel="canonical" href="${shop.url}${prefix}/customs-calculator"/>`)
  expect(html).toContain('"@type":"WebApplication"')
  const text = textOf(html)
  for (const part of [label, range, 'customsdutyfree.com', 'IVA']) expect(text).toContain(part)
})

test('nonsense in the address is advice at the fields, not an error', async () => {
  const html = await httpVisitor(shop.url).html(
    '/customs-calculator?to=XX&value=%3Cscript%3E&weight=0&day=never&asked=1',
  )
  const text = textOf(html)
  expect(text).toContain('Escribe un número, como')
  expect(text).toContain('Tiene que ser mayor que cero.')
  expect(text).toContain('Escribe una fecha que exista')
  expect(html).toContain('value="&lt;script&gt;"')
})
