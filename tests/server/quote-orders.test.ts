// From a product's page to the checkout through its quote, as a visitor without scripts goes.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

test('a product is priced, kept and ordered by plain posts, in the cart with its service and place', async () => {
  const visitor = httpVisitor(shop.url)
  const product = await visitor.html('/product/1')
  const link = /href="(\/calculator\?product=1&amp;units=1)"/.exec(product)?.[1]
  const address = (link ?? '').replaceAll('&amp;', '&')
  const priced = await visitor.html(address)
  expect(priced).toContain('Procesamiento')
  expect(priced).toContain('Enviar esto')
  const sent = await visitor.postForm('/quote?product=1&units=1&to=ve-merida', {
    intent: 'send',
    service: 'sea',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart'])
  const kept = await visitor.postForm('/quote?product=1&units=2&asked=1', { intent: 'keep' })
  const quote = kept.headers.get('location') ?? ''
  expect(await visitor.html(quote)).toContain('Pedir a este precio')
  expect((await visitor.send(`${quote}/pdf`)).headers.get('content-type')).toBe('application/pdf')
  // One piece of it is there already: nothing is taken out without being told so.
  const order = { intent: 'order', service: 'sea' }
  const again = await visitor.postForm(quote, order)
  if (again.status === 200) {
    expect(await again.text()).toContain('Tu carrito tiene otros productos')
    await visitor.postForm(quote, { ...order, replace: '1' })
  } else expect(again.headers.get('location')).toBe('/checkout')
  const checkout = await visitor.html('/checkout')
  expect(checkout).toContain('Tienes el precio de tu cotización')
  expect(checkout).toMatch(/<input[^>]*(?:checked=""[^>]*value="sea"|value="sea"[^>]*checked="")/)
})

test('a pasted link of a store is its product, a row to be measured, or advice at the field', async () => {
  const visitor = httpVisitor(shop.url)
  const answer = await visitor.send('/api/products/1')
  const { originalUrl } = (await answer.json()) as { originalUrl: string }
  const pasted = (link: string) => visitor.html(`/calculator?find=${encodeURIComponent(link)}`)
  const known = await pasted(`${originalUrl}?ref=app`)
  expect(known).toMatch(/<input[^>]*name="product"[^>]*value="1"/)
  expect(known).toContain('Procesamiento')
  const unknown = await pasted('https://www.ebay.com/itm/999999999999')
  expect(unknown).toContain('No tenemos este artículo de eBay en el catálogo')
  expect(unknown).toContain('value="eBay 999999999999"')
  const hostile = await pasted('javascript:alert(1)')
  expect(hostile).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="find"|name="find"[^>]*aria-invalid="true"/,
  )
})
