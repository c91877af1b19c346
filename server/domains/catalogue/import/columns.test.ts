// Column names of the trade, in four languages, must find their fields; a wrong price column is a wrong shop.
import { expect, it } from 'vitest'
import { mapColumns } from './columns.ts'

const mapped = (headers: string, map: [string, string][] = []) => {
  const result = mapColumns(headers.split('|'), new Map(map))
  if (!result.ok) return result.code
  return Object.fromEntries(result.mapping.columns.map(({ field, header }) => [field, header]))
}

it.each([
  [
    'id|title|modelno|price|shipweight|brand|dimensions',
    {
      externalId: 'id',
      name: 'title',
      model: 'modelno',
      price: 'price',
      weight: 'shipweight',
      brand: 'brand',
      dimensions: 'dimensions',
    },
  ],
  [
    'SKU|Nombre del producto|Precio (USD)|Marca|Peso (kg)|Categoría|Existencias',
    {
      externalId: 'SKU',
      name: 'Nombre del producto',
      price: 'Precio (USD)',
      brand: 'Marca',
      weight: 'Peso (kg)',
      category: 'Categoría',
      stock: 'Existencias',
    },
  ],
  [
    'asin|sku|productTitle|listPrice|salePrice|imageUrl|reviewCount|rating',
    {
      externalId: 'asin',
      model: 'sku',
      name: 'productTitle',
      originalPrice: 'listPrice',
      price: 'salePrice',
      images: 'imageUrl',
      reviewCount: 'reviewCount',
      rating: 'rating',
    },
  ],
  ['nome|preço|marca|estoque', { name: 'nome', price: 'preço', brand: 'marca', stock: 'estoque' }],
])('%s', (headers, expected) => {
  expect(mapped(headers)).toEqual(expected)
})

it('takes units and cents from the header', () => {
  const result = mapColumns(['name', 'price_cents', 'weight_grams', 'length_cm'])
  expect(result).toMatchObject({
    ok: true,
    mapping: {
      columns: [
        { field: 'name' },
        { field: 'price', inCents: true },
        { field: 'weight', weightUnit: 'g' },
        { field: 'length', lengthUnit: 'cm' },
      ],
    },
  })
})

it.each(['ISBN', 'ISBN-13', 'EAN-13 code', 'Código EAN-13'])(
  'finds the bar code under %j',
  (header) => {
    expect(mapped(`sku|title|price|${header}`)).toMatchObject({ gtin: header, externalId: 'sku' })
  },
)

it('takes no price in another currency for dollars', () => {
  expect(mapped('name|price eur')).toBe('no_price_column')
  expect(mapped('nombre|precio bs')).toBe('no_price_column')
})

it('lets a choice stand over the guess', () => {
  const headers = 'title|price|cost|brand'
  expect(
    mapped(headers, [
      ['price', 'cost'],
      ['brand', ''],
    ]),
  ).toEqual({ name: 'title', price: 'cost' })
  expect(mapped(headers, [['price', 'nope']])).toBe('unknown_column')
  expect(mapped(headers, [['prise', 'cost']])).toBe('unknown_field')
})

it('says which columns it does not use', () => {
  expect(mapColumns(['title', 'price', 'color', 'PRICE'])).toMatchObject({
    mapping: { ignored: ['color', 'PRICE'] },
  })
})

it('needs a name', () => {
  expect(mapped('price|foo')).toBe('no_name_column')
})
