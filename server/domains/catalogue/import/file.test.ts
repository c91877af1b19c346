// Every row of a file ends in the catalogue or in the reject file, once, and only what differs is written.
import fs from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fixture, tea, createImportDesk } from '#tests/fixtures/import/import-desk.ts'

const { client, products, rejects, rejectsFile, summaryOf, written } = createImportDesk()

it('takes what is right from a list with every fault and tells the rest by line, column and reason', async () => {
  const file = fixture('us-list.csv')
  expect(await summaryOf(file)).toMatchObject({
    created: 5,
    rejected: 6,
    gaps: { noSize: 2, sizeUnitOpen: 1 },
  })
  expect(
    await products('external_id, name, model, price_cents, weight_thousandths, length_thousandths'),
  ).toEqual([
    ['1001', 'Kestrel Wireless Mouse with 2.4 GHz Receiver Black', 'KW-210', 1849, 600, 5100],
    ['1002', 'Norvik LED Desk Lamp 10 Watt', 'NL-10', 124_900, 4250, 14_000],
    ['1004', 'Pinova 27"" Monitor Stand', 'PS "27"', 3990, 3000, null],
    ['1006', 'Lumenor Bluetooth Speaker Mini', 'LB-5', 2200, 1000, null],
    ['1010', 'Veldt "Classic" File Folders Letter Box of 100', 'VF-100', 1250, 5000, 12_000],
  ])
  const told = await rejects()
  expect(told.map(([line, column, , reason]) => [line, column, reason])).toEqual([
    ['4', 'price', 'price_missing'],
    ['6', 'price', 'price_ambiguous'],
    ['8', 'price', 'price_zero'],
    ['9', 'id', 'duplicate_id'],
    ['10', 'price', 'price_negative'],
    ['11', '', 'column_count'],
  ])
})

it('writes no row when the same file comes again', async () => {
  const file = await written(['id,title,price,stock', ...tea(30).map((row) => `${row},4`)])
  expect(await summaryOf(file)).toMatchObject({ created: 30 })
  const before = await products('ctid::text, xmin::text, updated_at')
  expect(await summaryOf(file)).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 30,
    resumedAt: 0,
  })
  expect(await products('ctid::text, xmin::text, updated_at')).toEqual(before)
})

it('changes what differs and counts it', async () => {
  await summaryOf(await written(['id,title,price', ...tea(5)]))
  const file = await written([
    'id,title,price',
    ...tea(3),
    ...tea(6)
      .slice(3)
      .map((row) => `${row}5`.replace('1.505', '1.55')),
  ])
  expect(await summaryOf(file)).toMatchObject({ created: 1, changed: 2, unchanged: 3 })
  expect((await products('price_cents')).flat()).toEqual([150, 150, 150, 155, 155, 155])
})

it('leaves alone what the file does not say, what an admin weighed, and what was sold since', async () => {
  const full = ['sku;title;price;msrp;shipweight;description', '1;Red mug;5.00;9.00;2;Nice']
  const set = new Map([['stock', '10']])
  await summaryOf(await written(full), { set })
  await client().query(
    `update product set stock = 3, category = 'Toys', weight_thousandths = 2222, weight_source = 'manual', fixed_fields = '{weight}'`,
  )
  const poor = await written(['sku;title;price', '1;Red mug;5.00'])
  expect(await summaryOf(poor, { set })).toMatchObject({ unchanged: 1 })
  const heavier = await written([
    'sku;title;price;msrp;shipweight;description',
    '1;Red mug;5.00;;4;',
  ])
  expect(await summaryOf(heavier, { set })).toMatchObject({ changed: 1 })
  expect(
    await products('stock, category, weight_thousandths, description, original_price_cents'),
  ).toEqual([[3, 'Toys', 2222, 'Nice', null]])
  await client().query('update product set stock = 0')
  expect(await summaryOf(poor, { set })).toMatchObject({ changed: 1 })
  expect(await products('stock')).toEqual([[10]])
})

it('leaves what an admin corrected, and keeps beside it what the file says', async () => {
  const head = 'sku;title;price;msrp;stock;category;shipweight;size;images;brand'
  const image = 'https://m.media-amazon.com/images/I/1.jpg'
  await summaryOf(await written([head, `1;Red mug;5.00;9.00;4;Toys;2;1x2x3 in;${image};Acme`]))
  await client().query(
    `update product set name = 'Taza', price_cents = 700, stock = 1, reserved = 2, images = '[]', weight_thousandths = 9000,
       fixed_fields = '{name,priceCents,stock,weight,size,images,category}'`,
  )
  const file = await written([head, '1;Blue mug;6.00;9.00;8;;3;;;Bolt'])
  expect(await summaryOf(file)).toMatchObject({ changed: 1 })
  const what = 'name, price_cents, stock, weight_thousandths, length_thousandths, brand'
  expect(await products(what)).toEqual([['Taza', 700, 1, 9000, 1000, 'Bolt']])
  expect((await products('provider_values'))[0]?.[0]).toEqual({
    name: 'Blue mug',
    priceCents: 600,
    // With what orders hold.
    stock: 10,
    weightThousandths: 3000,
    weightUnit: 'lb',
    weightSource: 'provider',
  })
  expect(await summaryOf(file)).toMatchObject({ unchanged: 1 })
})

it('compares without writing in a dry run', async () => {
  await summaryOf(await written(['id,title,price', ...tea(3)]))
  const before = await products('xmin::text, price_cents')
  const file = await written([
    'id,title,price',
    '0,Tea 0,1.50',
    '1,Tea 1,2.00',
    '7,Tea 7,3.00',
    '8,Tea 8,x',
  ])
  expect(await summaryOf(file, {}, { dryRun: true })).toMatchObject({
    created: 1,
    changed: 1,
    unchanged: 1,
    rejected: 1,
  })
  expect(await products('xmin::text, price_cents')).toEqual(before)
})

it('fills the words that search knows', async () => {
  await summaryOf(await written(['id,title,price', '1,Zanzibar Teapot,9.00']))
  const { rows } = await client().query(`select word from search_word where word = 'zanzibar'`)
  expect(rows).toEqual([{ word: 'zanzibar' }])
})

it('writes cells that no spreadsheet takes for a formula', async () => {
  const hostile = ['=1+1', '+1', '-1', '@x', '\t=1', '＝1']
  const file = await written([
    'id;title;price',
    ...hostile.map((cell, id) => `${id};Tea ${id};${cell}`),
  ])
  await summaryOf(file)
  expect((await rejects()).map(([, , value]) => value?.charAt(0))).not.toContain('=')
  for (const [, , value] of await rejects()) expect(value).not.toMatch(/^[=+\-@\t\r＝]/u)
})

it('leaves no reject file when nothing was rejected', async () => {
  await summaryOf(await written(['id,title,price', ...tea(1)]))
  await expect(fs.stat(rejectsFile())).rejects.toThrow('ENOENT')
})
