// Rows are judged one by one: exact prices or none, harmless text, links only where they claim to lead.
import { expect, it } from 'vitest'
import { mapColumns } from './columns.ts'
import type { ImportField } from './fields.ts'
import { createRowReader } from './row.ts'

const judge = (row: Record<string, string>, fill: [ImportField, string][] = []) => {
  const mapped = mapColumns(Object.keys(row))
  if (!mapped.ok) throw new Error(mapped.code)
  const { columns } = mapped.mapping
  return createRowReader({ columns, origin: { store: 'walmart' }, fill: new Map(fill) })(
    7,
    Object.values(row),
  )
}

const product = (row: Record<string, string>, fill: [ImportField, string][] = []) => {
  const outcome = judge({ title: 'Tea', price: '1.50', ...row }, fill)
  if (!outcome.ok) throw new Error(outcome.rejection.code)
  return outcome.product
}

it.each([
  [{ price: '' }, 'price', 'price_missing'],
  [{ price: ' ' }, 'price', 'price_missing'],
  [{ price: '0.00' }, 'price', 'price_zero'],
  [{ price: '-3' }, 'price', 'price_negative'],
  [{ price: '1,299' }, 'price', 'price_ambiguous'],
  [{ price: '12.999' }, 'price', 'price_ambiguous'],
  [{ price: '12.65 EUR' }, 'price', 'price_unreadable'],
  [{ price: '10 - 12' }, 'price', 'price_unreadable'],
  [{ price: `12.65${' '.repeat(100)}` }, 'price', 'price_unreadable'],
  [{ price: '1000000' }, 'price', 'price_absurd'],
  [{ price: '9'.repeat(60) }, 'price', 'price_unreadable'],
  [{ title: '<b> </b>' }, 'title', 'name_missing'],
  [{ currency: 'VES' }, 'currency', 'currency_unknown'],
  [{ store: 'ebay.de' }, 'store', 'store_unknown'],
  [{ stock: '-1' }, 'stock', 'stock_unreadable'],
  [{ stock: '1.000,5' }, 'stock', 'stock_unreadable'],
  [{ sku: 'x'.repeat(121) }, 'sku', 'id_too_long'],
])('rejects %j', (row, column, code) => {
  const outcome = judge({ title: 'Tea', price: '1.50', ...row })
  expect(outcome).toMatchObject({ ok: false, rejection: { line: 7, column, code } })
})

it.each([
  ['12.65', 1265],
  ['$1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['8', 800],
  ['100000', 10_000_000],
])('reads the price %j as %d cents', (price, cents) => {
  expect(product({ price }).priceCents).toBe(cents)
})

it('reads cents where the header says so, and only there', () => {
  const outcome = judge({ title: 'Tea', price_cents: '1265' })
  expect(outcome).toMatchObject({ ok: true, product: { priceCents: 1265 } })
  expect(judge({ title: 'Tea', price_cents: '12.65' })).toMatchObject({
    rejection: { code: 'price_unreadable' },
  })
})

it('makes plain text of hostile text', () => {
  const { name, brand, model, description } = product({
    title: '<script>alert(1)</script>Tea <img src=x onerror=alert(1)> \u202Egnp.exe',
    brand: '&lt;script&gt;x&lt;/script&gt;Acme',
    model: 'M\u0000\u200B1',
    description: '<a href="javascript:alert(1)">Leaf</a>',
  })
  expect([name, brand, model, description]).toEqual(['Tea gnp.exe', 'Acme', 'M1', 'Leaf'])
})

it.each([
  'javascript:alert(1)',
  'https://walmart.com.evil.io/x',
  'https://walmart.com@evil.io',
  'http://walmart.com/x',
  '//evil.io',
  'https://amazon.com/dp/1',
])('drops the link %j', (url) => {
  const outcome = judge({ title: 'Tea', price: '1', url })
  expect(outcome).toMatchObject({ ok: true, product: { originalUrl: null } })
  expect(outcome.ok && outcome.product.gaps).toContain('linkDropped')
})

it.each([
  ['a'.repeat(301), ['textCut']],
  [`${'a'.repeat(300)} b`, ['textCut']],
  [`<b>${'a'.repeat(300)}</b>`, []],
])('says that it cut %j', (title, said) => {
  const { name, gaps } = product({ title, price: '1' })
  expect(name).toBe('a'.repeat(300))
  expect(gaps.filter((gap) => gap === 'textCut')).toEqual(said)
})

it('keeps links and pictures of known places', () => {
  const { originalUrl, images } = product({
    url: 'https://www.walmart.com/ip/1',
    images: 'https://i5.walmartimages.com/a.jpg, https://evil.io/b.jpg javascript:x',
  })
  expect(originalUrl).toBe('https://www.walmart.com/ip/1')
  expect(images).toEqual(['https://i5.walmartimages.com/a.jpg'])
})

it('reads words as HTML writes them', () => {
  const { name, features, specifications } = product({
    title: 'LEGO&reg; caf&eacute; &lt;script&gt;alert(1)&lt;/script&gt;',
    features: 'Men&#8217;s | 5&frac12;',
    specifications: '{"Size&trade;":"5&quot; &bull; 6&quot;"}',
  })
  expect(name).toBe('LEGO® café')
  expect(features).toEqual(['Men’s', '5½'])
  expect(specifications).toEqual([['Size™', '5" • 6"']])
})

it('knows a row without an id by what it is called', () => {
  const one = product({ brand: 'Acme', model: 'M1' })
  expect(product({ brand: 'ACME', model: 'm1' }).externalId).toBe(one.externalId)
  expect(product({ brand: 'Acme', model: 'M2' }).externalId).not.toBe(one.externalId)
})

it('tells a filled stock from a counted one', () => {
  expect(product({ stock: '3' }, [['stock', '9']])).toMatchObject({ stock: 3, firstStock: 3 })
  expect(product({ stock: '' }, [['stock', '9']])).toMatchObject({ stock: null, firstStock: 9 })
  expect(product({})).toMatchObject({ stock: null, firstStock: 0 })
})

it('takes the category from the file, else from the title', () => {
  expect(product({ category: 'Hogar y Jardín' }).category).toBe('Home & Garden')
  expect(product({ category: 'Unheard of', title: 'Teddy bear toy' })).toMatchObject({
    category: null,
    guessedCategory: 'Toys',
  })
  expect(product({ title: 'Xyzzy' }).guessedCategory).toBe('Electronics')
})

it('reads lists and pairs, as JSON or as text', () => {
  const { features, specifications } = product({
    features: '["Two <b>speeds</b>", 5, null]',
    specifications: '{"constructor":"steel","__proto__":"x","Size":""}',
  })
  expect(features).toEqual(['Two speeds', '5'])
  expect(specifications).toEqual([
    ['constructor', 'steel'],
    ['__proto__', 'x'],
  ])
  expect(product({ specs: 'Color: Red | Size: L' }).specifications).toEqual([
    ['Color', 'Red'],
    ['Size', 'L'],
  ])
})

it('keeps an original price only above the price', () => {
  expect(product({ msrp: '2.00' }).originalPriceCents).toBe(200)
  expect(product({ msrp: '1.50' }).originalPriceCents).toBeNull()
  expect(product({ msrp: '1,999' }).originalPriceCents).toBeNull()
})

it('takes the condition and the day that the file says, and no others', () => {
  expect(product({ condition: 'Certified - Refurbished' })).toMatchObject({
    condition: 'refurbished',
    preOrder: null,
    expectedOn: null,
  })
  expect(product({ condition: 'A' }).condition).toBeNull()
  expect(product({ 'Fecha de llegada': '2027-01-15 08:00' })).toMatchObject({
    preOrder: true,
    expectedOn: '2027-01-15',
  })
  expect(product({ 'availability date': '2027-02-30' })).toMatchObject({
    expectedOn: null,
    gaps: expect.arrayContaining(['dayDropped']) as string[],
  })
})
