// A test shop that hears of one kind of product from a store, which visitors order piece by piece.
import type { StoreOffer } from '#domain/store-offer.ts'
import { noOfferTexts } from '#tests/fixtures/no-texts.ts'
import { writeOffers } from '#server/domains/catalogue/offers/write-offers.ts'
import { placeOne } from './checkout-form.ts'
import { openOrderShop } from './order-shop.ts'

const offer = (externalId: string, stock: number | null, priceCents: number): StoreOffer => ({
  sourceStore: 'amazon',
  externalId,
  ...noOfferTexts,
  title: 'Desk Lamp With Three Arms',
  brand: 'Luzel',
  model: 'L3',
  gtin: null,
  categoryPath: [],
  categoryIds: [],
  category: 'Home & Garden',
  priceCents,
  listPriceCents: null,
  currency: 'USD',
  availability: 'in_stock',
  stock,
  images: [],
  features: [],
  specifications: [],
  weight: null,
  weightSource: 'none',
  box: null,
  ratingTenths: null,
  reviewCount: null,
  condition: null,
  affiliateUrl: `https://www.amazon.com/dp/${externalId}?tag=ours-20`,
  originalUrl: `https://www.amazon.com/dp/${externalId}`,
})

const policy = { salesPolicy: 'own', expiresHours: 24, keepsHistory: false } as const

export async function openHeardShop() {
  const shop = await openOrderShop()
  const desk = () => shop.admin.call.catalogue

  /** What the store says at a sync; `look` close also tells first figures. */
  const hear = (
    externalId: string,
    stock: number | null,
    priceCents = 4_990,
    look: 'brief' | 'close' = 'close',
  ) => {
    const said = offer(externalId, stock, priceCents)
    return shop.deps.orm.em.fork().transactional((em) =>
      writeOffers(em, [{ offer: said, category: 'Home & Garden' }], {
        provider: 'amazon',
        policy,
        runId: 1,
        now: new Date(),
        look,
      }),
    )
  }
  const buy = async (productId: number) => {
    const visitor = shop.visitor()
    const placed = await placeOne(visitor, productId)
    return (await visitor.call.orders.order(placed)).id
  }

  return {
    ...shop,
    desk,
    hear,
    listed: async (externalId: string, stock: number | null) => {
      await hear(externalId, stock)
      const [row] = await shop.sql<{ id: number }>('select id from product where external_id = ?', [
        externalId,
      ])
      return row?.id ?? 0
    },
    buy,
    buyThree: async (id: number) => [await buy(id), await buy(id), await buy(id)],
    /** Gives the orders up, one after the other; what is for sale after each. */
    giveUp: async (id: number, orders: readonly number[]) => {
      const left: (number | undefined)[] = []
      for (const order of orders) {
        await shop.move(order, 'cancelled')
        left.push(await shop.stockOf(id))
      }
      return left
    },
    /** An admin writes what is for sale, or whether it is sold before there are any, or both. */
    type: async (id: number, stock: { pieces?: number; preOrder?: boolean }) => {
      const { seen, draft } = await desk().adminProduct({ id })
      const typed = { ...draft, stock: { ...draft.stock, ...stock } }
      const saved = await desk().adminSave({ id, seen, draft: typed })
      if (!saved.ok) throw new Error(saved.code)
    },
  }
}

export type HeardShop = Awaited<ReturnType<typeof openHeardShop>>
