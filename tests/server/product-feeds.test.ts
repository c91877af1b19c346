// Feeds of merchant centres: everything we sell and nothing else, at the price and the freight of its own page.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restrictedKindOf } from '#domain/restricted-items.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

const HOSTILE = '=</g:title>]]><script>alert(1)</script> & "ñandú" 👟\u0001'
/** A pre-order with a day. */
const COMING = 42
let shop: OwnShop
let google: Response
let items: Map<string, string>
let lines: Record<string, string>[]

const within = (xml: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'su').exec(xml)?.[1]

beforeAll(async () => {
  shop = await startShop()
  const change = (set: string, id: number) =>
    askDatabase(shop.databaseUrl, `update product set ${set} where id = $1`, [id])
  await change(`sales_policy = 'affiliate'`, 1)
  await change('hidden_by_admin = true', 2)
  await change('pre_order = true', 3)
  await change(`images = '[]'`, 4)
  await change(`pre_order = true, expected_on = '2099-01-15'`, COMING)
  await change('stock = 0, price_cents = 12345, original_price_cents = 20000', 5)
  await change(`name = 'Cordless Drill (Renewed)', condition = null`, 7)
  await change(`condition = 'refurbished'`, 41)
  await change(`name = 'Open Box: Cordless Drill', condition = null`, 40)
  await askDatabase(shop.databaseUrl, 'update product set name = $1 where id = 6', [HOSTILE])
  const visitor = httpVisitor(shop.url)
  google = await visitor.send('/feeds/google.xml')
  const xml = await google.text()
  items = new Map(
    [...xml.matchAll(/<item>.*?<\/item>/gsu)].map(([item]) => [within(item, 'id') ?? '', item]),
  )
  lines = parse(await visitor.html('/feeds/meta.csv'), { columns: true })
}, 120_000)
afterAll(() => shop.stop())

test('both hold whatever is bought here and can be shown', async () => {
  expect(google.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const rows = await askDatabase<{ id: string; name: string }>(
    shop.databaseUrl,
    `select 'product-' || id as id, name from product where id > 4 and listed and (not pre_order or expected_on is not null) order by product.id`,
  )
  // What no service may carry is not promoted.
  const mayTravel = ({ name }: { name: string }) =>
    [null, 'liquids'].includes(restrictedKindOf(name))
  expect(rows.every(mayTravel)).toBe(false)
  const ours = rows.filter(mayTravel).map(({ id }) => id)
  expect(ours.length).toBeGreaterThan(50)
  expect([...items.keys()]).toEqual(ours)
  const coming = items.get(`product-${COMING}`) ?? ''
  expect(within(coming, 'availability')).toBe('preorder')
  expect(within(coming, 'availability_date')).toBe('2099-01-15T00:00-0400')
  expect(lines.map(({ id }) => id)).toEqual(ours.filter((id) => id !== `product-${COMING}`))
})

test('price, freight and days are those of the page', async () => {
  for (const id of [7, 40, 41]) {
    const item = items.get(`product-${id}`) ?? ''
    const line = lines.find((each) => each.id === `product-${id}`)
    const link = new URL(within(item, 'link') ?? '')
    expect(link.pathname).toBe(`/product/${id}`)
    const html = await httpVisitor(shop.url).html(link.pathname)
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Product"[^<]*)<\/script>/u.exec(html) ??
      []
    const { sku, offers } = JSON.parse(data)
    expect(sku).toBe(`product-${id}`)
    const price = within(item, 'sale_price') ?? within(item, 'price')
    expect(price).toBe(`${offers.price} USD`)
    expect(line?.['sale_price'] || line?.['price']).toBe(price)
    type Shipping = {
      shippingRate: { value: string }
      deliveryTime: { transitTime: { minValue: number } }
    }
    const [cheapest] = (offers.shippingDetails as Shipping[]).toSorted(
      (a, b) => Number(a.shippingRate.value) - Number(b.shippingRate.value),
    )
    if (!cheapest) throw new Error(`no freight of ${id}`)
    const { shippingRate, deliveryTime } = cheapest
    expect(item).toContain(
      `<g:shipping><g:country>VE</g:country><g:price>${shippingRate.value} USD</g:price>` +
        `<g:min_transit_time>${deliveryTime.transitTime.minValue}</g:min_transit_time>`,
    )
    expect(line?.['shipping']).toBe(`VE:::${shippingRate.value} USD`)
    const condition = id === 40 ? 'used' : 'refurbished'
    expect([within(item, 'condition'), line?.['condition']]).toEqual([condition, condition])
    expect(offers.itemCondition.toLowerCase()).toBe(`https://schema.org/${condition}condition`)
  }
})

test('what is sold out says so, and what was dearer says what it cost', () => {
  const item = items.get('product-5') ?? ''
  expect([within(item, 'availability'), within(item, 'price'), within(item, 'sale_price')]).toEqual(
    ['out_of_stock', '200.00 USD', '123.45 USD'],
  )
  expect(lines.find(({ id }) => id === 'product-5')).toMatchObject({
    availability: 'out of stock',
    price: '200.00 USD',
    sale_price: '123.45 USD',
  })
})

test('names from outside stay text', () => {
  expect(within(items.get('product-6') ?? '', 'title')).toBe(
    '=&lt;/g:title&gt;]]&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;ñandú&quot; 👟',
  )
  expect(lines.find(({ id }) => id === 'product-6')?.['title']).toBe(`'${HOSTILE}`)
})

test('asked for its head alone, a feed is not written', async () => {
  const answer = await httpVisitor(shop.url).send('/feeds/google.xml', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
})

test('who fetches over and over, or all at once, is told to wait; afterwards there is a feed again', async () => {
  const visitor = httpVisitor(shop.url)
  const fetchOne = async () => {
    const answer = await visitor.send('/feeds/meta.csv')
    await answer.arrayBuffer()
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 12 }, fetchOne))
  const waiting = answers.filter(({ status }) => status === 429)
  expect(answers.length - waiting.length).toBeGreaterThan(0)
  expect(waiting.length).toBeGreaterThan(0)
  expect(Number(waiting[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetchOne()).status).toBe(200)
  for (let time = 0; time < 20; time += 1) await fetchOne()
  expect((await fetchOne()).status).toBe(429)
})
