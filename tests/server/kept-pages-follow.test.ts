// Proves that kept pages of anonymous visitors follow what they show within a second: last pieces, rates, prices, a store's news.
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '#server/ctx.ts'
import { forgetChanged } from '#server/forget-changed.ts'
import { listenForChanges } from '#server/platform/change-notifications.ts'
import { openPageCache } from '#server/ssr/page-cache.ts'
import { placeOne } from '#tests/support/checkout-form.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openPages } from '#tests/support/open-pages.ts'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'
import { openToldShop, type ToldShop } from '#tests/support/told-shop.ts'

const WITHIN = { timeout: 1000, interval: 20 }

/** A page that counts its renders, kept and forgotten as the program does it. */
async function openKept({ deps, databaseUrl }: { deps: Deps; databaseUrl: string }) {
  let renders = 0
  const allReady = Promise.resolve()
  const render = () => {
    renders += 1
    const pipe = <T extends NodeJS.WritableStream>(to: T): T =>
      Readable.from([`<p>${renders}</p>`]).pipe(to)
    return Promise.resolve({ kind: 'page', status: 200, pipe, abort: () => {}, allReady } as const)
  }
  const cache = openPageCache()
  const heard: (string | null)[] = []
  const app = await openPages(deps, render, undefined, cache)
  const news = await listenForChanges({
    databaseUrl,
    log: deps.log,
    onChange: (change) => {
      heard.push(change.domain)
      forgetChanged(deps, cache, change)
    },
  })
  const ask = async () => {
    await app.inject({ url: '/products', remoteAddress: '198.51.100.1' })
    return renders
  }
  return {
    /** How often it was rendered again in the second after `act`. */
    follows: async (act: () => Promise<unknown>) => {
      const before = await ask()
      expect(await ask()).toBe(before)
      await act()
      return eventually(async () => {
        const after = await ask()
        expect(after).toBeGreaterThan(before)
        return after - before
      }, WITHIN)
    },
    /** The same once all that `act` tells of an order has been heard. */
    rendersAfterOrder: async (act: () => Promise<unknown>) => {
      const before = await ask()
      heard.length = 0
      await act()
      await eventually(() => expect(heard).toContain('orders'))
      return (await ask()) - before
    },
    close: async () => {
      await news.close()
      await app.close()
    },
  }
}
type Kept = Awaited<ReturnType<typeof openKept>>

let rates: RatesShop
let told: ToldShop
let kept: Kept
let keptTold: Kept
beforeAll(async () => {
  rates = await openRatesShop()
  told = await openToldShop()
  kept = await openKept(rates)
  keptTold = await openKept(told)
})
afterAll(async () => {
  await kept.close()
  await keptTold.close()
  await rates.close()
  await told.close()
})

test('an order that takes the last piece, and one cancelled that gives it back', async () => {
  const productId = await rates.product({ stock: 1 })
  let id = 0
  expect(
    await kept.follows(async () => {
      const visitor = rates.visitor()
      const placed = await placeOne(visitor, productId)
      id = (await visitor.call.orders.order(placed)).id
    }),
  ).toBe(1)
  expect(await kept.follows(() => rates.move(id, 'cancelled'))).toBe(1)
})

test('an order of one of many changes nothing that a page shows', async () => {
  const productId = await rates.product({ stock: 90 })
  expect(await kept.rendersAfterOrder(() => placeOne(rates.visitor(), productId))).toBe(0)
})

test('a rate that was fetched', async () => {
  rates.goTo(MONDAY)
  expect(await kept.follows(() => rates.fetch())).toBe(1)
})

test('a page of a store with another price, and a held price that an admin believes', async () => {
  const [first] = await told.sql<{ id: number }>(
    `select id from product where stock > 5 and sales_policy = 'own' order by id limit 1`,
  )
  const id = first?.id ?? 0
  const { externalId, draft } = await told.drawn(id)
  const says = (priceCents: number) => told.says.set(externalId, { priceCents })
  says(draft.priceCents + 100)
  expect(await keptTold.follows(() => told.run())).toBe(1)
  const heldPriceCents = (draft.priceCents + 100) * 10
  says(heldPriceCents)
  await told.run()
  expect(
    await keptTold.follows(() =>
      told.admin.call.sync.decidePrices({
        prices: [{ productId: id, heldPriceCents }],
        accept: true,
      }),
    ),
  ).toBe(1)
})
