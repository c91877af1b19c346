// Proves that one item of several stores is found after a run, and that an admin's word outlives every later one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop()
  await shop.sync()
  await shop.drain('linkProducts')
})
afterAll(() => shop.close())

interface Pair {
  id: number
  first_id: number
  second_id: number
  ground: string
  decision: string | null
  shown: boolean
}
const pairs = () => shop.sql<Pair & Record<string, never>>(`select * from product_pair order by id`)
const elsewhereOf = async (id: number) =>
  (await shop.visitor().call.catalogue.product({ id })).elsewhere
const list = (which: 'open' | 'joined' | 'decided', product: number | null = null) =>
  shop.admin.call.sync.productPairs({ which, product })
/** Whatever is said of the product now is compared at the next run. */
const tell = async (id: number, news: { name?: string; model?: string; gtin?: string | null }) => {
  for (const [column, value] of Object.entries(news))
    await shop.sql(`update product set ${column} = ? where id = ?`, [value, id])
  await shop.deps.boss.send('catalogue.linkProducts', {})
  await shop.drain('linkProducts')
}

test('a run joins the items that several stores have, and no two of one store', async () => {
  const rows = await shop.sql<{ same: boolean; apart: boolean }>(
    `select a.gtin = b.gtin as same, a.source_store <> b.source_store as apart
     from product_pair pair join product a on a.id = first_id join product b on b.id = second_id
     where shown`,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every(({ same, apart }) => same && apart)).toBe(true)
})

test('each page tells the cheapest offer of the others, of when it is, and leads there', async () => {
  const [pair] = await pairs()
  if (!pair) throw new Error('no pair')
  const [there] = await elsewhereOf(pair.first_id)
  const product = await shop.visitor().call.catalogue.product({ id: there?.id ?? 0 })
  expect(there).toEqual({
    id: product.id,
    store: product.store,
    priceCents: product.priceCents,
    pricedAt: product.pricedAt,
  })
  expect((await elsewhereOf(product.id)).map(({ id }) => id)).toContain(pair.first_id)
})

test.each([
  ['hidden', `update product set hidden_by_admin = true where id = ?`],
  ['sold out', `update product set stock = 0, pre_order = false where id = ?`],
  ['too old', `update product_offer set expires_at = now() where product_id = ?`],
])('an offer that is %s stands on nobody’s page', async (_, change) => {
  const candidates = await pairs()
  for (const { first_id: first } of candidates) {
    const [there] = await elsewhereOf(first)
    if (!there) continue
    await shop.sql(change, [there.id])
    expect((await elsewhereOf(first)).map(({ id }) => id)).not.toContain(there.id)
    return
  }
  throw new Error('no offer left')
})

test('an unchanged run compares nothing anew', async () => {
  // What was hidden meanwhile.
  await shop.deps.boss.send('catalogue.linkProducts', {})
  await shop.drain('linkProducts')
  const read = () => shop.sql(`select product_id, xmin::text from product_reading order by 1`)
  const before = [await read(), await pairs()]
  await shop.sync('ebay')
  await shop.drain('linkProducts')
  expect([await read(), await pairs()]).toEqual(before)
})

test('what an admin has split stays apart, whatever the stores say later', async () => {
  const [pair] = (await pairs()).filter(({ shown }) => shown).slice(-1)
  if (!pair) throw new Error('no pair')
  const { id, first_id: first, second_id: second } = pair
  const { sync } = shop.admin.call
  expect(await sync.decidePair({ id, decision: 'different', seen: null })).toEqual({ ok: true })
  expect((await elsewhereOf(first)).map((offer) => offer.id)).not.toContain(second)
  await shop.sql(`update product_reading set told = 0`)
  shop.drift()
  await shop.sync()
  await shop.drain('linkProducts')
  expect((await pairs()).find((row) => row.id === id)).toMatchObject({
    decision: 'different',
    shown: false,
  })
  // A second admin who still sees it undecided overwrites nothing.
  const late = { ok: false, code: 'run_moved' }
  expect(await sync.decidePair({ id, decision: 'same', seen: null })).toEqual(late)
  expect((await list('decided', first)).pairs.map((row) => row.id)).toEqual([id])
  const [entry] = await shop.sql(
    `select details from audit_entry where action = 'sync.decidePair' order by id desc limit 1`,
  )
  expect(entry).toEqual({ details: { decision: 'different', first, second } })
})

test('a decision taken back leaves the pair to the next run', async () => {
  const [decided] = (await list('decided')).pairs
  if (!decided) throw new Error('nothing decided')
  const { id } = decided
  await shop.admin.call.sync.decidePair({ id, decision: null, seen: 'different' })
  await shop.deps.boss.send('catalogue.linkProducts', {})
  await shop.drain('linkProducts')
  expect((await pairs()).find((row) => row.id === id)).toMatchObject({
    decision: null,
    shown: true,
  })
})

const listing = (sourceStore: string, changes: object) =>
  shop.product({ sourceStore, brand: 'Logitech', gtin: null, ...changes })

test('what only a title tells waits for a word, and is shown once somebody gave it', async () => {
  const title = 'Logitech M185 Wireless Mouse 2.4GHz with USB Mini Receiver Blue'
  const first = await listing('target', { name: title, model: 'M185' })
  const second = await listing('aliexpress', {
    name: 'Logitech Wireless Mouse M185 Blue 910-003636',
    model: '910-003636',
  })
  await tell(first, {})
  const { pairs: open } = await list('open', first)
  expect(open.map(({ ground, products }) => [ground, products.map(({ id }) => id)])).toEqual([
    ['model_in_title', [first, second]],
  ])
  expect((await shop.admin.call.sync.desk()).openPairs).toBeGreaterThan(0)
  expect(await elsewhereOf(first)).toEqual([])
  await shop.admin.call.sync.decidePair({ id: open[0]?.id ?? 0, decision: 'same', seen: null })
  expect((await elsewhereOf(first)).map(({ id }) => id)).toEqual([second])
})

test('products that tell something else now part again, and markup in a title is no more than text', async () => {
  const name = '<script>alert(1)</script> Kettle KX-2200 Steel'
  const first = await listing('target', { name, brand: 'Halden', model: 'KX-2200' })
  const second = await listing('aliexpress', { name, brand: 'Halden', model: 'KX2200' })
  await tell(first, {})
  expect((await list('joined', first)).pairs[0]?.products[0].name).toBe(name)
  expect((await elsewhereOf(first)).map(({ id }) => id)).toEqual([second])
  await tell(second, { name: `${name} (Renewed)` })
  expect((await list('joined', first)).pairs).toEqual([])
  expect(await elsewhereOf(first)).toEqual([])
})

test('one bar code on two different things is a question', async () => {
  const gtin = '04548736112117'
  const first = await listing('target', { name: 'Sony WH-1000XM4 Headphones', gtin })
  await listing('aliexpress', { name: 'Slim Carry Sleeve Travel Bag', gtin })
  await tell(first, {})
  expect((await list('open', first)).pairs.map(({ ground }) => ground)).toEqual(['gtin_doubted'])
})

test('a thousand listings of one item are found without comparing each with each', async () => {
  const title = 'Casio F91W-1 Classic Resin Strap Digital Sport Watch'
  await shop.sql(`insert into product (source_store, external_id, name, brand, model, category, price_cents, origin, stock)
    select 'aliexpress', 'many-' || n, '${title}', 'Casio', 'F91W-1', 'Electronics', 1000 + n, 'import', 1
    from generate_series(1, 1000) n`)
  const one = await listing('target', { name: title, brand: 'Casio', model: 'F-91W-1' })
  await tell(one, {})
  expect(await elsewhereOf(one)).toMatchObject([{ store: 'aliexpress', priceCents: 1001 }])
})

test('customers and anonymous visitors see and decide no pair', async () => {
  const customer = await shop.signIn('marta')
  for (const [who, code] of [
    [customer, 'FORBIDDEN'],
    [shop.visitor(), 'UNAUTHORIZED'],
  ] as const) {
    await expect(who.call.sync.productPairs({})).rejects.toMatchObject({ code })
    const decision = { id: 1, decision: 'different', seen: null } as const
    await expect(who.call.sync.decidePair(decision)).rejects.toMatchObject({ code })
  }
})
