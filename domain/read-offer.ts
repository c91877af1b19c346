// Makes an offer of what a store sent, or says why not: the one place where a store's product becomes ours.
import { mapCategory } from './category-mapping.ts'
import { normalGtin } from './gtin.ts'
import { IMAGE_HOSTS } from './image-hosts.ts'
import type { ItemCondition } from './item-condition.ts'
import { asCount, asList, asText } from './json-value.ts'
import { offerLinks } from './offer-link.ts'
import { readOfferPrice } from './offer-price.ts'
import { safeHttpsUrl } from './outbound-url.ts'
import { plainText } from './plain-text.ts'
import { OFFER_TEXTS, type OfferText, PRODUCT_PARTS } from './product-parts.ts'
import type { OfferProblem, StoreOffer, SyncStore } from './store-offer.ts'
import type { Box, Measure } from './units.ts'
import type { Availability } from './vocabulary.ts'

/** Where a store's answer keeps each thing; nothing in it is believed yet. */
export interface RawOffer extends Readonly<Partial<Record<OfferText, unknown>>> {
  readonly externalId: string
  readonly title: unknown
  readonly condition?: ItemCondition
  readonly gtins?: readonly unknown[]
  readonly categoryPath?: readonly unknown[]
  readonly categoryIds?: readonly unknown[]
  readonly price: unknown
  readonly currency: unknown
  readonly listPrice?: unknown
  readonly availability: Availability
  readonly stock?: number | null
  readonly images?: readonly unknown[]
  readonly features?: unknown
  readonly specifications?: readonly (readonly [unknown, unknown])[]
  readonly weight?: Measure | null
  /** The store names a weight nobody can read. */
  readonly hasUnreadableWeight?: boolean
  readonly box?: Box | null
  readonly rating?: unknown
  readonly reviewCount?: unknown
  readonly affiliateUrl?: unknown
}

export interface OfferReading {
  readonly store: SyncStore
  /** Our identifier at the store's partner programme. */
  readonly affiliateId: string
  /** Pictures of our own origin count too: only the sandbox sends them. */
  readonly ownPictures: boolean
}

const MAX_IMAGES = 12
const MAX_ENTRIES = 40
const MAX_PATH = 12
/** More than this many times the price is a slip, not a list price. */
const MAX_LIST_PRICE_FACTOR = 20

const EXTERNAL_ID: Record<SyncStore, RegExp> = {
  amazon: /^[A-Z0-9]{10}$/u,
  ebay: /^\d{9,19}(?:-[1-9]\d{0,18})?$/u,
  walmart: /^[1-9]\d{0,14}$/u,
}

/** Whether a text can be a product's number at the store. */
export const isExternalId = (store: SyncStore, text: string): boolean =>
  EXTERNAL_ID[store].test(text)

const OWN_PICTURE = /^\/demo\/[\w-]{1,120}(?:\.400)?\.webp$/u

/** What a value looked like, for a person to read. */
export const sampleOf = (value: unknown): string =>
  plainText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 160)

const texts = (values: unknown, maxLength: number, most: number): string[] =>
  asList(values)
    .slice(0, most)
    .map((value) => plainText(value, maxLength))
    .filter((text) => text !== '')

const ratingTenths = (value: unknown): number | null => {
  const tenths = Math.round(Number(asText(value).trim() || 'x') * 10)
  return tenths >= 0 && tenths <= 50 ? tenths : null
}

export type OfferOutcome =
  | { ok: true; offer: StoreOffer; problems: OfferProblem[] }
  | { ok: false; problems: OfferProblem[] }

/** Never throws, whatever the values are. A rejected item has exactly one problem, an offer may have several. */
export const readOffer = (raw: RawOffer, reading: OfferReading): OfferOutcome => {
  const { store } = reading
  const problems: OfferProblem[] = []
  const remark = (code: OfferProblem['code'], value: unknown) =>
    void problems.push({ code, externalId: raw.externalId, sample: sampleOf(value) })
  const reject = (code: OfferProblem['code'], value: unknown): OfferOutcome => ({
    ok: false,
    problems: [{ code, externalId: raw.externalId, sample: sampleOf(value) }],
  })

  if (!isExternalId(store, raw.externalId))
    return {
      ok: false,
      problems: [{ code: 'id_unreadable', externalId: null, sample: sampleOf(raw.externalId) }],
    }
  const title = plainText(raw.title, 300)
  if (title === '') return reject('title_missing', raw.title)
  if (raw.currency !== 'USD') return reject('currency_unknown', raw.currency)
  const price = readOfferPrice(raw.price)
  if (!price.ok) return reject(price.code, raw.price)

  const list = readOfferPrice(raw.listPrice)
  const isListSane = list.ok && list.cents <= price.cents * MAX_LIST_PRICE_FACTOR
  if (!isListSane && (list.ok || list.code !== 'price_missing'))
    remark('list_price_dropped', raw.listPrice)

  const links = offerLinks(store, raw.externalId, raw.affiliateUrl, reading.affiliateId)
  if (links.isReplaced) remark('link_replaced', raw.affiliateUrl)

  const given = (raw.images ?? []).filter((image) => image !== undefined && image !== null)
  const isOwn = (image: unknown) =>
    reading.ownPictures && typeof image === 'string' && OWN_PICTURE.test(image)
  const images = given.map((image) =>
    isOwn(image) ? (image as string) : safeHttpsUrl(image, IMAGE_HOSTS[store]),
  )
  const dropped = images.indexOf(null)
  if (dropped >= 0) remark('image_dropped', given[dropped])
  if (raw.hasUnreadableWeight) remark('weight_unreadable', raw.title)

  const words = Object.fromEntries(
    OFFER_TEXTS.map((part) => [part, plainText(raw[part], PRODUCT_PARTS[part].most)]),
  ) as Record<OfferText, string>
  const categoryPath = texts(raw.categoryPath, 80, MAX_PATH)
  const categoryIds = texts(raw.categoryIds, 40, MAX_PATH)
  const gtins = (raw.gtins ?? []).slice(0, 20).map((gtin) => normalGtin(asText(gtin)))
  const weight = raw.weight ?? null
  return {
    ok: true,
    problems,
    offer: {
      sourceStore: store,
      externalId: raw.externalId,
      title,
      ...words,
      condition: raw.condition ?? null,
      gtin: gtins.find((gtin) => gtin !== null) ?? null,
      categoryPath,
      categoryIds,
      category: mapCategory({ store, ids: categoryIds, path: categoryPath, title }),
      priceCents: price.cents,
      listPriceCents: list.ok && isListSane && list.cents > price.cents ? list.cents : null,
      currency: 'USD',
      availability: raw.availability,
      stock: raw.stock ?? null,
      images: [...new Set(images.filter((image) => image !== null))].slice(0, MAX_IMAGES),
      features: texts(raw.features, 300, MAX_ENTRIES),
      specifications: (raw.specifications ?? [])
        .slice(0, MAX_ENTRIES)
        .map(([name, value]) => [plainText(name, 80), plainText(value, 300)] as const)
        .filter(([name, value]) => name !== '' && value !== ''),
      weight,
      weightSource: weight === null ? 'none' : 'provider',
      box: raw.box ?? null,
      ratingTenths: ratingTenths(raw.rating),
      reviewCount: asCount(raw.reviewCount),
      affiliateUrl: links.affiliateUrl,
      originalUrl: links.originalUrl,
    },
  }
}
