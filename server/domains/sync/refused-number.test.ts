// A number that its store refuses for good is passed over: it ends no run, and is not the first in the row again.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
let sizes: number[] = []
beforeAll(async () => {
  shop = await openSyncShop({
    count: { amazon: 60, ebay: 120, walmart: 100 },
    wrap: (connector) => ({
      ...connector,
      fetchItems: (ids, signal) => {
        sizes.push(ids.length)
        return connector.fetchItems(ids, signal)
      },
    }),
  })
  await shop.sync()
  // From here on one list of many: most of what is known is asked about.
  shop.connect(undefined, 1)
})
afterAll(() => shop.close())

const sync = async (store: SyncStore) => {
  await shop.sql(`update sync_provider set last_seen = null`)
  await shop.sync(store)
}

it.each(SYNC_STORES)('%s: the first number in the row is refused for good', async (store) => {
  await sync(store)
  const begun = `(select max(started_at) from sync_run where provider = o.provider)`
  const [longest] = await shop.sql<{ id: number }>(
    `select product_id as id from product_offer o where provider = ? and asked_at > ${begun}
     order by asked_at, product_id limit 1`,
    [store],
  )
  const id = longest?.id ?? 0
  await shop.sql(`update product set external_id = 'unreadable' where id = ?`, [id])
  sizes = []
  await sync(store)
  const { runs } = await shop.admin.call.sync.runs({ provider: store })
  const { run, problems } = await shop.admin.call.sync.run({ id: runs[0]?.id ?? 0 })
  expect(run).toMatchObject({ state: 'completed', doubt: null, fault: null, hidden: 0 })
  const refused = problems.filter(({ code }) => code === 'item_refused')
  expect(refused).toMatchObject([{ count: 1, samples: [{ productId: id }] }])
  const halved = store === 'amazon' ? [10, 5, 3, 2, 1, 2, 4] : [20, 10, 5, 3, 2, 1, 2, 4]
  expect(sizes.slice(0, halved.length)).toEqual(halved)
  const asked = `select from product_offer o where product_id = ? and asked_at > ${begun}`
  expect(await shop.sql(asked, [id])).toHaveLength(1)
})
