// A sync shop with one store, whose offers say what a test wants them to say.
import { expect } from 'vitest'
import type { StoreOffer } from '#domain/store-offer.ts'
import { openSyncShop } from './sync-shop.ts'

export async function openToldShop() {
  /** What Walmart says instead, by the product's number there. */
  const says = new Map<string, Partial<StoreOffer>>()
  const shop = await openSyncShop({
    count: { amazon: 0, ebay: 0, walmart: 40 },
    wrap: (connector) => ({
      ...connector,
      listPage: async (...asked) => {
        const page = await connector.listPage(...asked)
        if (!page.ok) return page
        const offers = page.offers.map((offer) => ({ ...offer, ...says.get(offer.externalId) }))
        return { ...page, offers }
      },
    }),
  })
  const run = () => shop.sync('walmart')
  await run()
  const { catalogue } = shop.admin.call
  /** A product as the desk draws it. */
  const drawn = (id: number) => catalogue.adminProduct({ id })
  /** An admin changes parts of it by hand. */
  const correct = async (id: number, changes: object): Promise<void> => {
    const { seen, draft } = await drawn(id)
    const saved = await catalogue.adminSave({ id, seen, draft: { ...draft, ...changes } })
    expect(saved).toMatchObject({ ok: true })
  }
  return { ...shop, says, run, drawn, correct }
}

export type ToldShop = Awaited<ReturnType<typeof openToldShop>>
