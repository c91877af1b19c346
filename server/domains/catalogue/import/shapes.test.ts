// Files as shops and public lists write them, each true to a shape that is out there, go in with what the message says.
import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createImportDesk } from '#tests/fixtures/import/import-desk.ts'
import { planImport } from './plan.ts'

const { products, rejects, rejectsFile, run, summaryOf, written } = createImportDesk()

const document = async (value: unknown, name: string, space?: number): Promise<string> => {
  const file = path.join(path.dirname(rejectsFile()), name)
  await fs.writeFile(file, JSON.stringify(value, null, space))
  return file
}

const EYELINER = {
  id: 1,
  title: 'Norvik Eyeliner',
  category: 'beauty',
  price: 9.99,
  stock: 99,
  brand: 'Norvik',
  sku: 'BEA-NOR-001',
  weight: 4,
  dimensions: { width: 15.1, height: 13.0, depth: 22.9 },
  reviews: [{ rating: 3 }],
  rating: 2.5,
  meta: { barcode: '4006381333931', createdAt: '2026-01-01' },
}

it.each([undefined, 2])('reads one document with objects inside, indented by %s', async (space) => {
  const doc = {
    products: [EYELINER, { ...EYELINER, id: 2, meta: { barcode: '4006381333932' } }],
    total: 2,
  }
  const file = await document(doc, 'doc.json', space)
  expect(await planImport(file, { list: 'dummy' })).toEqual({
    ok: false,
    code: 'undecided',
    asks: [{ code: 'weight_unit', detail: 'weight' }],
  })
  const choices = {
    list: 'dummy',
    weightUnit: 'g' as const,
    set: new Map([['lengthUnit', 'in']]),
  }
  expect(await summaryOf(file, choices)).toMatchObject({
    created: 2,
    gaps: { barCodeDropped: 1, noSize: 0 },
  })
  expect(
    await products(
      'external_id, category, gtin, weight_thousandths, weight_unit, length_thousandths, width_thousandths, height_thousandths, stock, rating_tenths',
    ),
  ).toEqual([
    ['dummy:1', 'Health & Beauty', '04006381333931', 4000, 'g', 22_900, 15_100, 13_000, 99, 25],
    ['dummy:2', 'Health & Beauty', null, 4000, 'g', 22_900, 15_100, 13_000, 99, 25],
  ])
})

it('reads an array whose ratings are objects', async () => {
  const rows = [
    {
      id: 3,
      title: 'Ring',
      price: 109.95,
      category: 'jewelery',
      rating: { rate: 3.9, count: 120 },
    },
    'no product',
  ]
  const file = await document(rows, 'array.json')
  expect(await summaryOf(file)).toMatchObject({ created: 1, rejected: 1 })
  expect(await products('category, rating_tenths, review_count')).toEqual([
    ['Clothing & Accessories', 39, 120],
  ])
  expect((await rejects())[0]?.slice(0, 4)).toEqual(['2', '', '"no product"', 'not_an_object'])
})

const RUPEES = [
  'uniq_id,product_name,product_category_tree,pid,retail_price,discounted_price,description',
  `c2d7,Tacora Shorts,"[""Clothing >> Women's Clothing >> Shorts""]",SRT1,999,379,Shorts for Rs. 379`,
  'c2d8,Veldt Sofa Bed,"[""Furniture >> Living Room""]",SFA1,32157,22646,Sofa bed for Rs. 22646',
]

it('asks for the rate of a list in rupees and converts by it', async () => {
  const file = await written(RUPEES)
  expect(await planImport(file, { list: 'in' })).toMatchObject({
    asks: [{ code: 'rate', detail: 'INR' }],
  })
  // The rate of another currency answers nothing.
  expect(await planImport(file, { list: 'in', rates: new Map([['EUR', 0.9]]) })).toMatchObject({
    asks: [{ code: 'rate', detail: 'INR' }],
  })
  expect(await summaryOf(file, { rates: new Map([['INR', 80]]) })).toMatchObject({ created: 2 })
  expect(await products('external_id, category, price_cents, original_price_cents')).toEqual([
    ['SFA1', 'Home & Garden', 28_308, 40_196],
    ['SRT1', 'Clothing & Accessories', 474, 1249],
  ])
})

it('leaves a price its own sign beside texts in rupees', async () => {
  const lines = [...RUPEES, 'c2d9,Lima Lamp,Lamps,LMP1,,US$ 12.00,Lamp']
  const summary = await summaryOf(await written(lines), { rates: new Map([['INR', 80]]) })
  expect(summary).toMatchObject({ created: 3 })
  expect(await products('external_id, price_cents')).toContainEqual(['LMP1', 1200])
})

it('asks for no rate of what is no currency', async () => {
  const file = await written(['id;name;price;currency', '1;Tea;1599;inr', '2;Mate;5;N/A'])
  expect(await summaryOf(file, { rates: new Map([['INR', 80]]) })).toMatchObject({
    created: 1,
    rejected: 1,
  })
})

it.each([
  [['id;name;price (INR)', '1;Tea;₹ 1,599.00']],
  [['id;name;price', '1;Tea;₹1,599.00']],
  [['id;name;price;currency', '1;Tea;1599;inr']],
])('sees another currency in %j', async (lines) => {
  const file = await written(lines)
  expect(await planImport(file, { store: 'ebay' })).toMatchObject({
    asks: [{ code: 'rate', detail: 'INR' }],
  })
  expect(await summaryOf(file, { rates: new Map([['INR', 80]]) })).toMatchObject({ created: 1 })
  expect(await products('price_cents')).toEqual([[1999]])
})

it('reads a spreadsheet of the south: sep=;, thousands with blanks, bar codes', async () => {
  const file = await written([
    'sep=;',
    'Código;Nombre;Precio;Existencias;Código de barras;Peso (kg);Rubro',
    'A1;Licuadora Tacora;1 206,50;1 200;7501031311309;2,5;Electrodomésticos',
    'A2;Taza Veldt;4,50;3;7501031311300;0,3;Cocina',
  ])
  expect(await summaryOf(file, { list: 'sur' })).toMatchObject({
    created: 2,
    gaps: { barCodeDropped: 1 },
  })
  expect(await products('price_cents, stock, gtin, category')).toEqual([
    [120_650, 1200, '07501031311309', 'Home & Garden'],
    [450, 3, null, 'Home & Garden'],
  ])
})

it('reads lines that end in a carriage return alone', async () => {
  const file = path.join(path.dirname(rejectsFile()), 'old.csv')
  await fs.writeFile(file, 'id,title,price,current_stock\r1,Tea,1.50,7\r2,Mate,2.50,8\r')
  expect(await summaryOf(file)).toMatchObject({ created: 2 })
  expect((await products('stock')).flat()).toEqual([7, 8])
})

it('loses the row of a lost sign alone, however many lines its cell has', async () => {
  const file = await written([
    'id,title,price,description',
    '1,Tea,1.50,"Leaf',
    'of the \uFFFD',
    'hills"',
    '2,Mate,2.50,Herb',
  ])
  expect(await summaryOf(file)).toMatchObject({ created: 1, rejected: 1 })
  expect((await rejects()).map(([line, , , code]) => [line, code])).toEqual([
    ['2', 'broken_character'],
  ])
})

it('says of which servers pictures were left out', async () => {
  const own = 'https://i5.walmartimages.com/a.jpg'
  const file = await written([
    'id,title,price,images',
    `1,Tea,1.50,${own} https://cdn.example.com/a.jpg https://cdn.example.com/b.jpg`,
    '2,Mate,1.50,https://cdn.example.com/c.jpg',
    `3,Mug,1.50,${own}`,
  ])
  expect(await run(file)).toMatchObject({
    summary: { droppedHosts: [['cdn.example.com', 2]], gaps: { imageDropped: 2 } },
  })
  expect(await products('images')).toEqual([[[own]], [[]], [[own]]])
})

it('leaves a weight without a unit open when nobody says one', async () => {
  const file = await written(['id,title,price,weight', '1,Mascara,3.00,4 g', '2,Soap,3.00,0'])
  expect(await planImport(file, { store: 'ebay' })).toMatchObject({ ok: true })
  expect(await summaryOf(file, { weightUnit: undefined as never })).toMatchObject({ created: 2 })
  expect(await products('weight_thousandths, weight_unit')).toEqual([
    [4000, 'g'],
    [null, null],
  ])
})
