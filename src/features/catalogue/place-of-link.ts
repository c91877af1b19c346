// Where a store's link leads that somebody typed into the search: to its product here, else to what bringing it costs.
import { paths } from '#contract/paths.ts'
import { readStoreLink } from '#domain/store-link.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** What the calculator answers better than a search that finds nothing. */
const TOLD_THERE: ReadonlySet<string> = new Set(['short_link', 'other_country'])

/** Null for words, and for links of no store that the shop buys at. */
export async function placeOfLink(
  read: Pick<PageContext['read'], 'catalogue'>,
  search: string,
): Promise<string | null> {
  const link = readStoreLink(search)
  // Its answer stands below the rows of the form.
  const calculator = `${paths.calculator(new URLSearchParams({ find: search }))}#producto`
  if (link.kind === 'fault') return TOLD_THERE.has(link.fault) ? calculator : null
  if (link.kind === 'words') return null
  const items = link.items.map(({ store, externalIds }) => ({
    store,
    externalIds: [...externalIds],
  }))
  const [id] = await read.catalogue.idsOfStore({ items })
  return id === undefined ? calculator : paths.product(id)
}
