// Another file brings other products: numbers of two lists do not meet, and a run that says otherwise stops.
import { expect, it } from 'vitest'
import { createImportDesk, tea } from '#tests/fixtures/import/import-desk.ts'
import { planImport } from './plan.ts'

const { client, products, rejects, run, summaryOf, written } = createImportDesk()

const LAMP = ['id|title|price|weight lb|size|category', '7|Old lamp|10.00|4|8 x 8 x 20 in|Home']
const MASCARA = ['id|title|price', '7|Mascara|3.00']

it('asks for the store or the list of a file that names neither', async () => {
  expect(await planImport(await written(LAMP))).toEqual({
    ok: false,
    code: 'undecided',
    asks: [{ code: 'origin' }],
  })
  const named = await written(['id|store|title|price', '7|target|Lamp|1', '8||Vase|2'])
  expect(await summaryOf(named, { store: undefined as never })).toMatchObject({
    created: 1,
    rejected: 1,
  })
  expect((await rejects())[0]?.slice(1, 4)).toEqual(['store', '', 'store_missing'])
})

it('keeps the numbers of lists and stores apart, and a second run of each changes nothing', async () => {
  const lamp = await written(LAMP, 'lamp.csv')
  const mascara = await written(MASCARA, 'mascara.csv')
  for (const [file, choices] of [
    [lamp, { list: 'home' }],
    [mascara, { list: 'beauty' }],
    [mascara, { store: 'target' }],
  ] as const) {
    expect(await summaryOf(file, choices)).toMatchObject({ created: 1 })
    expect(await summaryOf(file, choices)).toMatchObject({ unchanged: 1 })
  }
  expect(await products('external_id, source_store, name, length_thousandths')).toEqual([
    ['7', 'target', 'Mascara', null],
    ['beauty:7', 'walmart', 'Mascara', null],
    ['home:7', 'walmart', 'Old lamp', 8000],
  ])
})

it('takes a list that is no store’s for goods of the shop itself', async () => {
  const file = await written(MASCARA)
  expect(await summaryOf(file, { store: undefined as never, list: 'feria' })).toMatchObject({
    created: 1,
  })
  const named = await written(['id|store|title|price', '8|own|Lamp|1'])
  expect(await summaryOf(named)).toMatchObject({ created: 1 })
  expect(await products('external_id, source_store')).toEqual([
    ['8', 'own'],
    ['feria:7', 'own'],
  ])
})

it('stops before many names turn into others and shows them', async () => {
  await summaryOf(await written(LAMP))
  const before = await products('id, name, price_cents')
  const stopped = await run(await written(MASCARA, 'other.csv'))
  expect(stopped).toEqual({
    ok: false,
    code: 'many_renamed',
    detail: '1 of 1\n  7: «Old lamp» → «Mascara»',
  })
  expect(await products('id, name, price_cents')).toEqual(before)
})

it('lets another article inherit nothing when it is meant', async () => {
  await summaryOf(await written(LAMP))
  await client().query(
    `update product set cleared = true, featured = true, description = 'Brass', fixed_fields = '{category}', category = 'Toys'`,
  )
  const file = await written(MASCARA)
  const meant = { mayRename: true }
  for (const dryRun of [true, false])
    expect(await run(file, {}, { ...meant, dryRun })).toMatchObject({
      summary: { changed: 1, unchanged: 0, replaced: 1 },
    })
  expect(
    await products(
      'name, price_cents, category, weight_thousandths, weight_source, length_thousandths, description, cleared, featured, fixed_fields',
    ),
  ).toEqual([['Mascara', 300, 'Health & Beauty', null, 'none', null, '', false, false, []]])
  expect(await run(file)).toMatchObject({ summary: { unchanged: 1, replaced: 0 } })
})

it('takes new wording of a few titles for what it is', async () => {
  await summaryOf(await written(['id,title,price', '1,Red mug,5.00']))
  expect(await run(await written(['id,title,price', '1,Blue mug,5.00']))).toMatchObject({
    summary: { changed: 1, replaced: 0 },
  })
})

it('stops before prices leap, and tells how far prices went when they may', async () => {
  await summaryOf(await written(['id,title,price', '1,Tea 1,1.50', '2,Tea 2,2.00', '3,Tea 3,9']))
  const file = await written(['id,title,price', '1,Tea 1,150', '2,Tea 2,3.00', '3,Tea 3,9'])
  const stopped = await run(file)
  expect(stopped).toMatchObject({ ok: false, code: 'prices_leap' })
  expect(JSON.stringify(stopped)).toContain(
    '1 of 3, from 1.50 to 100.00 times, median 100.00\\n  1: 1.50 → 150.00 Tea 1',
  )
  expect((await products('price_cents')).flat()).toEqual([150, 200, 900])
  const outcome = await run(file, {}, { priceFactor: 100 })
  expect(outcome).toMatchObject({
    ok: true,
    summary: { prices: { changed: 2, lowest: 1.5, median: 100, highest: 100 } },
  })
})

const LONG = 2400
/** A list whose second batch of 2,000 is told otherwise. */
const longList = (rest: (id: number) => string): string[] => [
  'id,title,price',
  ...tea(2000),
  ...Array.from({ length: LONG - 2000 }, (_, index) => rest(2000 + index)),
]

it('judges a long file as a whole, and writes nothing of one that goes wrong late', async () => {
  await summaryOf(await written(longList((id) => `${id},Tea ${id},1.50`)))
  const before = await products('xmin::text')
  const renamed = await written(
    longList((id) => `${id},Bicycle bell ${id * 7},1.50`),
    'renamed.csv',
  )
  const stopped = await run(renamed)
  expect(stopped).toMatchObject({ ok: false, code: 'many_renamed' })
  expect(JSON.stringify(stopped)).toContain(
    '400 of 400 in one part of the file\\n  2000: «Tea 2000» → «Bicycle bell 14000»',
  )
  // A new article in the first batch, leaping prices in the second.
  const leaping = longList((id) => `${id},Tea ${id},150`).with(1, '0,Tea 0,1.60')
  const told = await run(await written(leaping))
  expect(told).toMatchObject({ ok: false, code: 'prices_leap' })
  expect(JSON.stringify(told)).toContain('400 of 2400, from 1.07 to 100.00 times, median 100.00')
  expect(JSON.stringify(told).match(/1\.50 → 150\.00/gu)).toHaveLength(5)
  expect(await products('xmin::text')).toEqual(before)
  expect((await client().query('select state from import_run')).rows).toEqual([
    { state: 'completed' },
  ])
  expect(await summaryOf(renamed, {}, { mayRename: true })).toMatchObject({ changed: LONG - 2000 })
})

it('tells repeated rows without an id as what they are', async () => {
  const file = await written(['title,price', 'Tea,1.50', 'Tea,2.50'])
  expect(await summaryOf(file)).toMatchObject({ created: 1, rejected: 1 })
  expect((await rejects())[0]?.slice(0, 4)).toEqual(['3', '', 'Tea', 'duplicate_name'])
})
