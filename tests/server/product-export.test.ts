// The product list as a file: whole, harmless in a spreadsheet, nobody's but an admin's, and the importer reads it back.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { planImport } from '#server/domains/catalogue/import/plan.ts'
import { createApp } from '#server/http/app.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { addDeskFiles } from '#server/rest/add-desk-files.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
let app: Awaited<ReturnType<typeof createApp>>
let folder = ''
beforeAll(async () => {
  office = await openProductDesk()
  const { deps } = office.shop
  app = await createApp({ config: deps.config, log: deps.log, origin: () => 'http://x' })
  addDeskFiles(app, createMakeCtx(deps))
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'product-export-'))
})
afterAll(async () => {
  await app.close()
  await office.shop.close()
  await fs.rm(folder, { recursive: true })
})

const download = (query = '', visitor = office.boss) =>
  app.inject({
    url: `/admin/products.csv${query}`,
    cookies: Object.fromEntries(visitor.cookies),
  })

const HOSTILE = ['=HYPERLINK("http://evil")', '+1', '-1', '@x', "'=1", 'a,"b"', '＝1']

test('a thousand products go out and come back without a change', async () => {
  for (let n = 0; n < 1003; n += 1)
    await office.shop.product({
      name: `${HOSTILE[n % HOSTILE.length]} ${n}`,
      origin: (['import', 'sync', 'manual'] as const)[n % 3],
      sourceStore: (['ebay', 'target'] as const)[n % 2],
      category: 'Toys',
      gtin: n % 2 ? null : '04006381333931',
      priceCents: 1 + n * 997,
      originalPriceCents: n % 2 ? null : 2_000_000 + n,
      stock: n % 7,
      weightSource: n % 2 ? 'manual' : 'provider',
      ...(n % 5 === 0 && { weightThousandths: null, weightUnit: null, weightSource: 'none' }),
      ...(n % 5 === 1 && { weightThousandths: 1250 + n, weightUnit: 'kg' }),
      ...(n % 4 === 0 && {
        lengthThousandths: null,
        widthThousandths: null,
        heightThousandths: null,
        sizeUnit: null,
      }),
      images: ['/img/a.webp', 'https://i.ebayimg.com/images/g/x/s-l1600.jpg'].slice(n % 3),
      features: ['Uno | dos', '=dos'].slice(n % 3),
      specifications: (
        [
          ['10', 'a'],
          ['2', 'b: c'],
          ['2', 'd'],
        ] as const
      ).slice(n % 4),
      description: 'Uno, "dos".\nTres; cuatro.',
      shortDescription: n % 2 ? '-corto' : '',
      textLanguage: 'es',
      ratingTenths: n % 51,
      reviewCount: n,
      originalUrl: n % 2 ? null : 'https://www.ebay.com/itm/1',
      hiddenByAdmin: n % 11 === 0,
      fixedFields: n % 3 === 1 ? ['name'] : [],
    })
  const before = await office.shop.sql('select * from product order by id')
  // Saturday evening in Caracas.
  office.shop.setNow(new Date('2026-05-03T00:30:00Z'))
  const answer = await download()
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="products-2026-05-02.csv"',
  )
  expect(answer.headers['cache-control']).toContain('no-store')
  const [head, ...rows] = parse(answer.body, { bom: true })
  expect(rows).toHaveLength(1003)
  expect(head).toContain('puente number')
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/u)

  const file = path.join(folder, 'list.csv')
  await fs.writeFile(file, answer.rawPayload)
  const planned = await planImport(file, {})
  if (!planned.ok) throw new Error(planned.code)
  const { databaseUrl } = office.shop
  const summary = await importFile(planned.plan, {
    databaseUrl,
    rejectsFile: path.join(folder, 'rejects.csv'),
  })
  const counts = { created: 0, changed: 0, unchanged: 1003, rejected: 0 }
  expect(summary).toMatchObject({ ok: true, summary: counts })
  expect(await office.shop.sql('select * from product order by id')).toEqual(before)
}, 60_000)

test('is narrowed as the list is, page or not', async () => {
  const id = await office.shop.product({
    name: 'Solo este',
    sourceStore: 'walmart',
    hiddenByAdmin: true,
  })
  const [, ...rows] = parse((await download('?store=walmart&mark=hidden&before=1')).body, {
    bom: true,
  })
  expect(rows.map((row) => row.includes(String(id)))).toEqual([true])
})

test('anonymous visitors and customers are led to the page, which tells them', async () => {
  for (const visitor of [office.shop.visitor(), await office.shop.register('curiosa')]) {
    const answer = await download('', visitor as typeof office.boss)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/products'])
    expect(answer.body).toBe('')
  }
})
