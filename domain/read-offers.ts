// Makes the offers of a page of what a store listed: each item judged by itself, so that one bad one spoils nothing.
import {
  isExternalId,
  type OfferReading,
  type RawOffer,
  readOffer,
  sampleOf,
} from './read-offer.ts'
import type { OfferProblem, StoreOffer } from './store-offer.ts'

/** How one store's parser sees one item: its parts, or that it is not for sale here, or not an item at all. */
export type RawItem =
  | { kind: 'offer'; raw: RawOffer }
  /** Listed, but without a price at the moment. */
  | { kind: 'unpriced'; externalId: string }
  | { kind: 'rejected'; problem: OfferProblem }

export interface OffersRead {
  readonly offers: readonly StoreOffer[]
  readonly problems: readonly OfferProblem[]
  /** Numbers of items that the store lists and does not sell at the moment: out of stock, their price is unknown. */
  readonly unpriced: readonly string[]
}

/** A problem with something that is not even an item. */
export const notAnItem = (value: unknown): RawItem => ({
  kind: 'rejected',
  problem: { code: 'not_an_item', externalId: null, sample: sampleOf(value) },
})

/** Reads a page's items in their order; of two with the same number the first counts. */
export const readOffers = (items: readonly RawItem[], reading: OfferReading): OffersRead => {
  const offers: StoreOffer[] = []
  const problems: OfferProblem[] = []
  const unpriced: string[] = []
  const seen = new Set<string>()
  for (const item of items) {
    if (item.kind === 'rejected') {
      problems.push(item.problem)
      continue
    }
    const externalId = item.kind === 'offer' ? item.raw.externalId : item.externalId
    if (seen.has(externalId)) {
      problems.push({ code: 'duplicate_on_page', externalId, sample: externalId })
      continue
    }
    seen.add(externalId)
    if (item.kind === 'unpriced') {
      if (isExternalId(reading.store, externalId)) unpriced.push(externalId)
      else problems.push({ code: 'id_unreadable', externalId: null, sample: sampleOf(externalId) })
      continue
    }
    const read = readOffer(item.raw, reading)
    problems.push(...read.problems)
    if (read.ok) offers.push(read.offer)
  }
  return { offers, problems, unpriced }
}
