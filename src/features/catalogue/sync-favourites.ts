// Favourites of the browser and of the account: joined at sign-in, sent along with every change.
import { write } from '#src/lib/browser-context.ts'
import { changed, LIST } from './favourites-store.ts'
import { readIds, writeIds } from './stored-ids.ts'

export async function joinFavourites(): Promise<void> {
  const { productIds } = await write.account.mergeFavourites({ productIds: readIds(LIST) })
  writeIds(LIST, productIds)
  changed()
}

export async function sendFavourites(): Promise<void> {
  await write.account.replaceFavourites({ productIds: readIds(LIST) })
}
