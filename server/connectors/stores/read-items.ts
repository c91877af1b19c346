// Makes offers of a store's items: their words are read as HTML writes them, then judged one by one.
import { OFFER_TEXTS } from '#domain/product-parts.ts'
import type { OfferReading, RawOffer } from '#domain/read-offer.ts'
import { type OffersRead, type RawItem, readOffers } from '#domain/read-offers.ts'
import { decodeEntities } from '#server/platform/decode-entities.ts'

/** Parts of an offer that are words for people; the others are numbers and addresses. */
const WORDS = [
  ...OFFER_TEXTS,
  'title',
  'categoryPath',
  'features',
  'specifications',
] as const satisfies readonly (keyof RawOffer)[]

const decoded = (value: unknown): unknown => {
  if (typeof value === 'string') return decodeEntities(value)
  return Array.isArray(value) ? value.map(decoded) : value
}

const inPlainSigns = (item: RawItem): RawItem =>
  item.kind === 'offer'
    ? {
        ...item,
        raw: {
          ...item.raw,
          ...Object.fromEntries(WORDS.map((part) => [part, decoded(item.raw[part])])),
        },
      }
    : item

/** `rawItem` finds the parts of one item of the store. */
export const readItems = (
  items: readonly unknown[],
  rawItem: (item: unknown) => RawItem,
  reading: OfferReading,
): OffersRead =>
  readOffers(
    items.map((item) => inPlainSigns(rawItem(item))),
    reading,
  )
