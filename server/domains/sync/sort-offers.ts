// Gives each offer its category: what the store's own words tell, else what somebody decided about its place there.
// Places nobody has decided about are noted for the desk.
import { sql } from 'kysely'
import type { StoreOffer } from '#domain/store-offer.ts'
import type { CategorisedOffer } from '#server/domains/catalogue/offers/write-offers.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import type { TakenRun } from './take-run.ts'

const LONGEST_PATH = 300
const NOWHERE = '—'

/** A place as the desk reads it. */
export const placeOf = ({ categoryPath }: Pick<StoreOffer, 'categoryPath'>): string =>
  categoryPath.join(' › ').slice(0, LONGEST_PATH) || NOWHERE

type Looking = Pick<TakenRun, 'id' | 'provider' | 'phase'>

/**
 * Counts what this run finds in each place; a closer look at what its lists named is no other product. In the order of
 * their names, so that two stores' workers never wait for each other in a circle.
 */
const notePlaces = async (
  em: Em,
  { id, provider, phase }: Looking,
  offers: readonly StoreOffer[],
  now: Date,
) => {
  const places = Map.groupBy(offers, placeOf)
  const noted = await tables(em)
    .insertInto('storePath')
    .values(
      [...places]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, there]) => ({
          provider,
          path,
          sample: there[0]?.title ?? '',
          seen: there.length,
          runId: id,
          lastSeenAt: now,
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'path']).doUpdateSet((eb) => ({
        sample: eb.ref('excluded.sample'),
        lastSeenAt: eb.ref('excluded.lastSeenAt'),
        runId: eb.ref('excluded.runId'),
        seen: sql<number>`case when store_path.run_id is distinct from excluded.run_id then excluded.seen
          when ${phase === 'details'} then store_path.seen else store_path.seen + excluded.seen end`,
      })),
    )
    .returning(['path', 'category', 'ignored'])
    .execute()
  return new Map(noted.map((place) => [place.path, place]))
}

export interface SortedOffers {
  readonly offers: readonly CategorisedOffer[]
  /** Offers of places of which nothing is to be sold here, by their numbers at the store. */
  readonly unwanted: readonly string[]
  /** Offers whose place nobody has decided about. */
  readonly unmapped: number
}

export async function sortOffers(
  em: Em,
  run: Looking,
  offers: readonly StoreOffer[],
  now: Date,
): Promise<SortedOffers> {
  const unknown = offers.filter(({ category }) => category === null)
  const places = unknown.length > 0 ? await notePlaces(em, run, unknown, now) : null
  const placed = (offer: StoreOffer) =>
    offer.category === null ? places?.get(placeOf(offer)) : undefined
  const isUnwanted = (offer: StoreOffer) => placed(offer)?.ignored === true
  return {
    offers: offers
      .filter((offer) => !isUnwanted(offer))
      .map((offer) => ({ offer, category: offer.category ?? placed(offer)?.category ?? null })),
    unwanted: offers.filter(isUnwanted).map(({ externalId }) => externalId),
    unmapped: unknown.filter((offer) => placed(offer)?.category === null && !isUnwanted(offer))
      .length,
  }
}
