// Reads carts and their lines; whose cart it is decides the query, so that no other one can be reached.
import { LockMode } from '@mikro-orm/core'
import { piecesForSale } from '#domain/stock-status.ts'
import type { Availability } from '#domain/vocabulary.ts'
import type { LandedExtra, OrderService } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { CARRIAGE_PROPERTIES } from '#server/domains/catalogue/product/landed-piece.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import { findEnded, type Ended } from '#server/domains/catalogue/offers/offer-time.ts'
import type { Em } from '#server/platform/orm.ts'
import { hashToken } from '#server/platform/token.ts'
import { CartLine } from './cart-line.entity.ts'
import { Cart } from './cart.entity.ts'

export type CartOwner = Pick<Ctx, 'user' | 'cartToken'>

const PRODUCT_FIELDS = [
  'id',
  'name',
  'brand',
  'sourceStore',
  'category',
  'textLanguage',
  'images',
  'priceCents',
  'stock',
  'availability',
  'listed',
  'salesPolicy',
  ...CARRIAGE_PROPERTIES,
] as const

const guestCart = (token: string) => ({ tokenHash: hashToken(token), user: null })

/** What a shopper chose together with a price, for the checkout to begin with. */
export interface Wanted {
  wantedService: OrderService | null
  wantedExtras: LandedExtra[]
  quote: number | null
}
export const NOTHING_WANTED: Wanted = { wantedService: null, wantedExtras: [], quote: null }

export interface CartHandle extends Wanted {
  id: number
  version: number
  isGuest: boolean
}

/**
 * The caller's carts, oldest first: the account's and, behind the cookie, a guest's that is not merged yet.
 * A cart that belongs to an account is never found by its cookie.
 */
export const findCarts = async (
  em: Em,
  { user, cartToken }: CartOwner,
  lock = false,
): Promise<CartHandle[]> => {
  const mine = [...(user ? [{ user: user.id }] : []), ...(cartToken ? [guestCart(cartToken)] : [])]
  if (mine.length === 0) return []
  const options = { orderBy: { id: 'asc' }, refresh: true } as const
  const carts = await em.find(
    Cart,
    { $or: mine },
    lock ? { ...options, lockMode: LockMode.PESSIMISTIC_WRITE } : options,
  )
  return carts.map(({ user: owner, quote, ...cart }) => ({
    id: cart.id,
    version: cart.version,
    isGuest: !owner,
    wantedService: cart.wantedService ?? null,
    wantedExtras: cart.wantedExtras,
    quote: quote?.id ?? null,
  }))
}

interface Priced {
  id: number
  priceCents: number
  listed: boolean
  images: string[]
  stock: number
  availability: Availability
}

/** The stock is what may be ordered of it. A price that its store named too long ago is neither shown nor sold by. */
const asSold = <Row extends Priced>(product: Row, all: ReadonlyMap<number, Ended>): Row => {
  const ended = all.get(product.id)
  return {
    ...product,
    stock: ended?.preOrder ? product.stock : piecesForSale(product.stock, product.availability),
    ...(ended?.price && { priceCents: 0, listed: false }),
    ...(ended?.quotes && { images: [] }),
  }
}

/** The lines of a cart in the order they were added, each with its product as it is now. */
export const findLines = async (em: Em, cartId: number) => {
  const lines = await em.find(
    CartLine,
    { cart: cartId },
    {
      populate: ['product'],
      fields: [
        'quantity',
        'seenPriceCents',
        ...PRODUCT_FIELDS.map((field) => `product.${field}` as const),
      ],
      orderBy: { addedAt: 'asc', product: 'asc' },
      // One statement, past what was read before: others may wait behind it.
      disableIdentityMap: true,
    },
  )
  const ended = await findEnded(
    em,
    lines.map(({ product }) => product.id),
  )
  return lines.map(({ quantity, seenPriceCents, product }) => ({
    quantity,
    seenPriceCents,
    product: asSold(product.$, ended),
  }))
}
export type CartLineRow = Awaited<ReturnType<typeof findLines>>[number]
export type CartProductRow = CartLineRow['product']

/** Products by id as a cart sees them; unknown ids are left out. */
export const findCartProducts = async (em: Em, ids: number[]): Promise<CartProductRow[]> => {
  const products = await em.find(
    Product,
    { id: { $in: ids } },
    { fields: PRODUCT_FIELDS, orderBy: { id: 'asc' }, refresh: true },
  )
  const ended = await findEnded(em, ids)
  return products.map((product) => asSold(product, ended))
}
