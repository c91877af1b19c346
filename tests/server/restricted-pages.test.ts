// Goods that only some services carry, or none, as an anonymous visitor without scripts meets them: on page, card, cart and checkout.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let perfume = 0
let mug = 0
let bank = 0
beforeAll(async () => {
  shop = await borrowShop()
  const find = async (search: string) => {
    const { products } = await httpVisitor(shop.url).trpc.catalogue.list.query({ search })
    return products.find(({ salesPolicy, stock }) => salesPolicy === 'own' && stock > 0)?.id ?? 0
  }
  perfume = await find('eau de parfum')
  mug = await find('mug')
  bank = await find('power bank')
}, 120_000)

test.each([
  ['', 'Parece un líquido', 'Solo viaja por vía marítima', 'Qué no viaja'],
  ['/en', 'This looks like a liquid', 'Travels only by sea', 'What cannot travel'],
])(
  'at «%s» every step to the order says so, of this product alone',
  async (prefix, seems, only, read) => {
    const visitor = httpVisitor(shop.url)
    const page = await visitor.html(`${prefix}/product/${perfume}`)
    for (const words of [seems, only, read, `href="${prefix}/help#restricted"`])
      expect(page).toContain(words)
    expect(await visitor.html(`${prefix}/product/${mug}`)).not.toContain('help#restricted')
    for (const id of [mug, perfume])
      await visitor.postForm('/cart', { intent: 'add', productId: String(id) })
    for (const step of ['/cart', '/checkout']) {
      const html = await visitor.html(`${prefix}${step}`)
      expect(html.split(`${prefix}/help#restricted"`), step).toHaveLength(2)
      expect(html).toContain(`>${seems}. ${only}</a>`)
    }
  },
)

test('what no service carries has no button on card and page, is refused by the cart and closes the checkout', async () => {
  const visitor = httpVisitor(shop.url)
  const id = String(bank)
  const list = await visitor.html('/products?search=power+bank')
  expect(list).toContain('No lo llevamos a Caracas')
  expect(list).not.toContain(`name="productId" value="${id}"`)
  const page = await visitor.html(`/product/${id}`)
  expect(page).toContain('No lo llevamos a Caracas')
  expect(page).not.toContain(`name="productId" value="${id}"`)
  const refused = await visitor.postForm('/cart', { intent: 'add', productId: id })
  expect(refused.headers.get('location')).toBe('/cart?problem=not_carried')
  expect(await visitor.html('/cart?problem=not_carried')).toContain(
    'No llevamos este producto a tu destino.',
  )
  // A copy from before still holds it.
  await visitor.trpc.cart.replace.mutate({ version: 9, lines: [{ productId: bank, quantity: 1 }] })
  expect(await visitor.html('/cart')).toContain(
    'No lo llevamos a Caracas. Elimínalo o cambia el destino.',
  )
  const checkout = await visitor.html('/checkout')
  expect(checkout).toContain('No podemos enviar este carrito a Caracas')
  expect(checkout).not.toContain('name="paymentMethod"')
  await visitor.postForm('/cart', { intent: 'remove', productId: id })
  expect(await visitor.html('/cart')).toContain('Tu carrito está vacío')
})
