// Proves that joined products are made anew when one of them ends or is back, and that two at once lose nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchSync } from '#server/jobs/handlers/watch-sync.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { joinOffers } from './join-offers.ts'
import { withdrawOffers } from './withdraw-offers.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

const em = () => office.shop.deps.orm.em.fork()
const make = async (sourceStore: string, priceCents: number): Promise<number> => {
  const { shop } = office
  const id = await shop.product({ sourceStore, priceCents, origin: 'sync' })
  await shop.sql(
    `insert into product_offer (product_id, provider, run_id, seen_at, expires_at)
      values (?, ?, 1, now(), now() + interval '1 day')`,
    [id, sourceStore],
  )
  return id
}
const pair = (one: number, other: number) =>
  office.shop.sql(
    `insert into product_pair (first_id, second_id, ground, decision, found_at)
      values (?, ?, 'gtin', 'same', now())`,
    [one, other],
  )
const link = () => office.shop.drain('linkProducts')
/** Cards with the stores that they name. */
const cards = async () => {
  const { products, total } = await office.shop.visitor().call.catalogue.list({})
  expect(total.count).toBe(products.length)
  const shown = products.map(
    ({ id, elsewhere }) => [id, elsewhere.map((offer) => offer.id)] as const,
  )
  return Object.fromEntries(shown)
}

/** `one` is joined with `two`, and so not with `three`, which is of the same store as `two`. */
let [one, two, three] = [0, 0, 0]
beforeEach(async () => {
  await office.shop.sql(`update product set offered = false, joined_as = null`)
  one = await make('amazon', 1000)
  two = await make('ebay', 1100)
  three = await make('ebay', 1200)
  await pair(one, two)
  await pair(one, three)
  await office.shop.deps.boss.send('catalogue.linkProducts', {})
  await link()
})

const hideInForm = async (id: number, hidden: boolean) =>
  office.save(await office.product(id), { hidden })
const bulk = (act: 'hide' | 'show') => (id: number) => office.desk().adminBulk({ act, ids: [id] })
const linkLater = () => office.shop.deps.boss.send('catalogue.linkProducts', {})

const ENDS: [string, (id: number) => Promise<unknown>][] = [
  ['hidden among many', bulk('hide')],
  ['hidden in its form', (id) => hideInForm(id, true)],
  [
    'too old',
    async (id) => {
      await office.shop.sql(`update product_offer set expires_at = now() where product_id = ?`, [
        id,
      ])
      await watchSync(office.shop.deps)
    },
  ],
  [
    'withdrawn by its store',
    async (id) => {
      await withdrawOffers(em(), [id], office.shop.deps.clock())
      // As every run does at its end.
      await linkLater()
    },
  ],
]

test.each(ENDS)('one that is %s leaves its place to another of its store', async (_, end) => {
  expect(await cards()).toEqual({ [one]: [two], [three]: [] })
  await end(two)
  expect(await cards()).toEqual({ [one]: [], [three]: [] })
  await link()
  expect(await cards()).toEqual({ [one]: [three] })
})

test.each([
  ...ENDS,
  ['deleted', (id: number) => office.shop.sql(`delete from product where id = ?`, [id])] as const,
])('the other one takes over at once from the card that is %s', async (_, end) => {
  await end(three)
  await link()
  expect(await cards()).toEqual({ [one]: [two] })
  await end(one)
  expect(await cards()).toEqual({ [two]: [] })
  await link()
  expect(await cards()).toEqual({ [two]: [] })
})

test('one that is back finds its place, if nobody else of its store has it', async () => {
  await bulk('hide')(two)
  await link()
  await bulk('show')(two)
  await link()
  expect(await cards()).toEqual({ [one]: [three], [two]: [] })
  await bulk('hide')(three)
  await link()
  expect(await cards()).toEqual({ [one]: [two] })
  await hideInForm(one, true)
  await link()
  await hideInForm(one, false)
  await link()
  expect(await cards()).toEqual({ [one]: [two] })
})

test('what is joined with nothing comes and goes without being compared', async () => {
  await bulk('hide')(three)
  expect(await office.shop.waiting('linkProducts')).toBe(0)
})

test('two at once join to one group what neither could see of the other', async () => {
  const other = await make('walmart', 1300)
  await office.shop.sql(`update product set joined_as = null where id in (?)`, [[one, two]])
  const [earlier, later] = [em(), em()]
  await earlier.begin()
  await joinOffers(earlier, [one])
  await pair(one, other)
  await pair(two, other)
  const waiting = later.transactional((each) => joinOffers(each, [other]))
  // What holds no lock of a product may go on meanwhile: an order's line refers to it.
  await pair(two, three)
  await earlier.commit()
  await waiting
  expect(await cards()).toEqual({ [one]: [two, other], [three]: [] })
})

test('many at once, in any order, never wait for each other in a circle', async () => {
  const ids = [one, two, three]
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      em().transactional((each) => joinOffers(each, at % 2 ? ids : ids.toReversed())),
    ),
  )
  expect(await cards()).toEqual({ [one]: [two], [three]: [] })
})
