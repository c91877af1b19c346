// A measure keeps the unit that a file says, wherever it says it; one that no file says is asked for, never assumed.
import { expect, it } from 'vitest'
import { createImportDesk } from '#tests/fixtures/import/import-desk.ts'
import { openSizesOf } from './open-sizes.ts'
import { planImport } from './plan.ts'

const { products, summaryOf, written } = createImportDesk()

const MEASURES =
  'external_id, weight_thousandths, weight_unit, length_thousandths, width_thousandths, height_thousandths, size_unit'
const open = async (file: string, set = {}) => {
  const planned = await planImport(file, { list: 'feria', set: new Map(Object.entries(set)) })
  if (!planned.ok) throw new Error(planned.code)
  return openSizesOf(planned.plan)
}

it('reads the units that objects of JSON name beside their numbers', async () => {
  const side = (value: number) => ({ value, unit: 'inches' })
  const rows = [
    { weight: { value: 4, unit: 'g' }, dimensions: { width: 1, height: 2, length: 3, unit: 'cm' } },
    {
      weight: { unit: 'Kilograms', value: '0.5' },
      dimensions: { length: side(7.5), width: side(5), height: side(2) },
    },
    { weight: '4 oz', dimensions: { width: 1, height: 2, length: 3, unit: 'parsec' } },
  ]
  const lines = rows.map((row, id) => JSON.stringify({ id, title: `Mug ${id}`, price: 3, ...row }))
  const file = await written(lines, 'units.json')
  expect(await open(file)).toBeNull()
  await summaryOf(file, { weightUnit: undefined as never })
  expect(await products(MEASURES)).toEqual([
    ['0', 4000, 'g', 3000, 1000, 2000, 'cm'],
    ['1', 500, 'kg', 7500, 5000, 2000, 'in'],
    ['2', 4000, 'oz', null, null, null, null],
  ])
})

it('still asks for the unit of weights that lie in objects without one', async () => {
  const line = JSON.stringify({ id: 1, title: 'Mug', price: 3, weight: { value: 4 } })
  expect(await planImport(await written([line], 'bare.json'), { list: 'feria' })).toMatchObject({
    asks: [{ code: 'weight_unit', detail: 'weight' }],
  })
})

it.each([
  [['id,title,price,size', '1,Mug,3,', '2,Lamp,3,30 x 20 x 10'], 'size'],
  [['id;titulo;precio;largo;ancho;alto', '2;Lamp;3;30;20;10'], 'largo, ancho, alto'],
])(
  'asks for the unit of the sizes in %j, and leaves them out until it hears',
  async (lines, detail) => {
    const file = await written(lines)
    expect(await open(file)).toEqual({ ok: false, code: 'size_unit', detail })
    expect(await summaryOf(file)).toMatchObject({
      gaps: { sizeUnitOpen: 1, noSize: lines.length - 1 },
    })
    expect((await products('length_thousandths')).at(-1)).toEqual([null])
    expect(await open(file, { lengthUnit: 'cm' })).toBeNull()
    await summaryOf(file, { set: new Map([['lengthUnit', 'cm']]) })
    expect((await products(MEASURES)).at(-1)?.slice(3)).toEqual([30_000, 20_000, 10_000, 'cm'])
  },
)

it('leaves out a few sizes without a unit among others that have one', async () => {
  const file = await written(['id,title,price,size', '1,Mug,3,1x2x3 in', '2,Lamp,3,30x20x10'])
  expect(await open(file)).toBeNull()
  expect(await summaryOf(file)).toMatchObject({ gaps: { sizeUnitOpen: 1 } })
})

it('takes the unit of a column of its own, and that of a cell before it', async () => {
  const file = await written([
    'id|title|price|dimensions|dimension unit',
    '1|Mug|3|30 x 20 x 10|mm',
    '2|Lamp|3|30 x 20 x 10 in|cm',
  ])
  expect(await open(file)).toBeNull()
  await summaryOf(file)
  expect((await products(MEASURES)).map((row) => row.slice(3))).toEqual([
    [30_000, 20_000, 10_000, 'mm'],
    [30_000, 20_000, 10_000, 'in'],
  ])
})
