// Favourites of the browser and of the account: joined at sign-in, told one by one afterwards.
import { write } from '#src/lib/browser-context.ts'
import { keepFavourites } from './favourites-store.ts'
import { forgetIds, type readKept } from './stored-ids.ts'

/** Only what nobody was signed in for joins the account; the list of somebody else is forgotten. */
export async function joinFavourites(
  username: string,
  { of, ids }: ReturnType<typeof readKept>,
): Promise<void> {
  if (of !== '' && of !== username) forgetIds()
  const { productIds } = await write.account.mergeFavourites({ productIds: of === '' ? ids : [] })
  keepFavourites(username, productIds)
}

export async function sendFavourite(
  username: string,
  productId: number,
  liked: boolean,
): Promise<void> {
  const { productIds } = await write.account.setFavourite({ productId, liked })
  keepFavourites(username, productIds)
}
