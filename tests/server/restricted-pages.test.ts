// Goods that may not travel, as an anonymous visitor without scripts buys them: told on the product's page, in the cart and at the checkout.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let perfume = 0
let mug = 0
beforeAll(async () => {
  shop = await borrowShop()
  const find = async (search: string) => {
    const { products } = await httpVisitor(shop.url).trpc.catalogue.list.query({ search })
    return products.find(({ salesPolicy, stock }) => salesPolicy === 'own' && stock > 0)?.id ?? 0
  }
  perfume = await find('eau de parfum')
  mug = await find('mug')
}, 120_000)

test.each([
  ['', 'Parece un líquido: tal vez no pueda viajar', 'Qué no viaja'],
  ['/en', 'This looks like a liquid: it may not be able to travel', 'What cannot travel'],
])(
  'at «%s» every step to the order says so, of this product alone',
  async (prefix, seems, read) => {
    const visitor = httpVisitor(shop.url)
    const page = await visitor.html(`${prefix}/product/${perfume}`)
    for (const words of [seems, read, `href="${prefix}/help#restricted"`])
      expect(page).toContain(words)
    expect(await visitor.html(`${prefix}/product/${mug}`)).not.toContain('help#restricted')
    for (const id of [mug, perfume])
      await visitor.postForm('/cart', { intent: 'add', productId: String(id) })
    for (const step of ['/cart', '/checkout']) {
      const html = await visitor.html(`${prefix}${step}`)
      expect(html.split(`${prefix}/help#restricted"`), step).toHaveLength(2)
      expect(html).toContain(`>${seems}</a>`)
    }
  },
)
