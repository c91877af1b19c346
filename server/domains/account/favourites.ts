// The products somebody marked; at sign-in those of the browser join those of the account.
import {
  FAVOURITES_PAGE_SIZE,
  type Favourites,
  type FavouritesInput,
  type FavouritesPage,
  type FavouritesPageInput,
  MAX_FAVOURITES,
  type SetFavouriteInput,
} from '#contract/account-things.ts'
import { favouritePlace, readFavouritePlace } from '#contract/favourite-place.ts'
import { lockUser } from '#server/domains/auth/user.queries.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import { Favourite } from './favourite.entity.ts'
import type { Own } from './profile.view.ts'

const NEWEST_FIRST = { addedAt: 'desc', product: 'desc' } as const

export async function listFavourites({ em, user }: Own): Promise<Favourites> {
  const rows = await em.find(
    Favourite,
    { user: user.id },
    { orderBy: NEWEST_FIRST, fields: ['product'] },
  )
  return { productIds: rows.map(({ product }) => product.id) }
}

const add = async ({ em, user, now }: Own, productIds: readonly number[]): Promise<void> => {
  const found = await em.find(Product, { id: { $in: [...productIds] } }, { fields: ['id'] })
  const known = new Set(found.map(({ id }) => id))
  const wanted = [...new Set(productIds)].filter((id) => known.has(id))
  const rows = wanted.map((product, place) => ({
    user: user.id,
    product,
    addedAt: new Date(now.getTime() - place),
  }))
  if (rows.length > 0)
    await em.qb(Favourite).insert(rows).onConflict(['user', 'product']).ignore().execute()
}

/** Those behind a place of the list, which need not exist any more. */
export async function pageOfFavourites(
  { em, user }: Own,
  { before }: FavouritesPageInput,
): Promise<FavouritesPage> {
  const { addedAt, productId } = readFavouritePlace(before ?? '')
  const older = { $or: [{ addedAt: { $lt: addedAt } }, { addedAt, product: { $lt: productId } }] }
  const found = await em.find(
    Favourite,
    { user: user.id, ...(before === null ? {} : older) },
    { orderBy: NEWEST_FIRST, fields: ['product', 'addedAt'], limit: FAVOURITES_PAGE_SIZE + 1 },
  )
  const page = found.slice(0, FAVOURITES_PAGE_SIZE)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    productIds: page.map(({ product }) => product.id),
    nextBefore: last ? favouritePlace(last.addedAt, last.product.id) : null,
  }
}

/** One heart; answers with the whole list, because other devices change it, too. */
export async function setFavourite(
  ctx: Own,
  { productId, liked }: SetFavouriteInput,
): Promise<{ ok: true } & Favourites> {
  if (liked) return mergeFavourites(ctx, { productIds: [productId] })
  await ctx.em.nativeDelete(Favourite, { user: ctx.user.id, product: productId })
  return { ok: true, ...(await listFavourites(ctx)) }
}

/** The union; when it is too long, the oldest ones go. */
export async function mergeFavourites(
  ctx: Own,
  { productIds }: FavouritesInput,
): Promise<{ ok: true } & Favourites> {
  const { em, user } = ctx
  await lockUser(em, user.id)
  await add(ctx, productIds)
  const { productIds: all } = await listFavourites(ctx)
  const tooMany = all.slice(MAX_FAVOURITES)
  if (tooMany.length > 0)
    await em.nativeDelete(Favourite, { user: user.id, product: { $in: tooMany } })
  return { ok: true, productIds: all.slice(0, MAX_FAVOURITES) }
}
