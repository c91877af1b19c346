// The products somebody marked; at sign-in those of the browser join those of the account.
import { type Favourites, type FavouritesInput, MAX_FAVOURITES } from '#contract/account-things.ts'
import { lockUser } from '#server/domains/auth/user.queries.ts'
import { Product } from '#server/domains/catalogue/product.entity.ts'
import { Favourite } from './favourite.entity.ts'
import type { Own } from './profile.view.ts'

export async function listFavourites({ em, user }: Own): Promise<Favourites> {
  const rows = await em.find(
    Favourite,
    { user: user.id },
    { orderBy: { addedAt: 'desc', product: 'desc' }, fields: ['product'] },
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

export async function replaceFavourites(
  ctx: Own,
  { productIds }: FavouritesInput,
): Promise<{ ok: true } & Favourites> {
  await lockUser(ctx.em, ctx.user.id)
  await ctx.em.nativeDelete(Favourite, { user: ctx.user.id })
  await add(ctx, productIds)
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
