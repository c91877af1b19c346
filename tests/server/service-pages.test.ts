// Services that no box calculator prices lead on by one button; where boxes travel, the page prices one for the visitor's city.
import { beforeAll, expect, test } from 'vitest'
import { COOKIES } from '#server/platform/cookies.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

test.each(['vehicle-shipping', 'furniture-shipping', 'virtual-mailbox', 'cargo-consolidation'])(
  '%s asks for no box, and leads on by one button',
  async (slug) => {
    const html = await httpVisitor(shop.url).html(`/services/${slug}`)
    expect(html).not.toContain('id="quick-quote"')
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
    expect(main.match(/data-variant="primary"/g)).toHaveLength(1)
  },
)

test('a fee leads nowhere by itself: it is named without a city', async () => {
  const html = await httpVisitor(shop.url).html('/services/cargo-consolidation')
  expect(html).toMatch(/<strong>Desde US\$\s5,00<\/strong>/)
  expect(html).not.toContain('Hasta Caracas, desde')
})

test('a service and the home comparison speak of the city the visitor chose', async () => {
  const bogota = new Map([[COOKIES.destination, 'co-bogota']])
  const visitor = httpVisitor(shop.url, bogota)
  expect(await visitor.html('/services/air-shipping')).toContain('Hasta Bogotá, desde')
  expect(await visitor.html('/')).toContain('Precios de hoy hasta Bogotá.')
  expect(await httpVisitor(shop.url).html('/')).toContain('Precios de hoy hasta Caracas.')
})
