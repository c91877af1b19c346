// From product rows to what pages are told: safe links, display units, and no trace of how things are stored.
import { viewLanded, viewLowest } from '#contract/landed.ts'
import type { ProductCard, ProductDetail } from '#contract/catalogue.ts'
import { type AffiliateIds, partnerLink, safeOutboundUrl } from '#domain/affiliate.ts'
import { onlyCarriers } from '#domain/carriers.ts'
import { discountPercentage, formerPrice } from '#domain/discount.ts'
import { conditionOf } from '#domain/item-condition.ts'
import { type LandedBasis, landedOptions } from '#domain/landed-price.ts'
import { restrictedKindOf } from '#domain/restricted-items.ts'
import { displaySides, displayWeight } from './product/display-measures.ts'
import type { CardRow, DetailRow } from './product/product-columns.ts'
import { landedPiece } from './product/landed-piece.ts'
import { suppliedRows } from './product/supplied-rows.ts'
import { FACT_PARTS } from '#domain/product-parts.ts'
import { shownPicture } from '#contract/shown-picture.ts'

const iso = (moment: string | Date | null) =>
  moment === null ? null : new Date(moment).toISOString()

const NO_PRICE = {
  priceCents: null,
  originalPriceCents: null,
  discountPercentage: 0,
  pricedAt: null,
} as const

const viewPrice = (row: CardRow) =>
  row.expired
    ? NO_PRICE
    : {
        priceCents: row.priceCents,
        originalPriceCents: formerPrice(row.priceCents, row.originalPriceCents),
        // A badge of 100 % would promise a gift.
        discountPercentage: Math.min(
          99,
          discountPercentage(row.priceCents, row.originalPriceCents),
        ),
        pricedAt: iso(row.pricedAt),
      }

/** Pictures and texts, as far as its store's terms let them be shown. */
const viewQuoted = ({ quotable, ...row }: DetailRow) => ({
  images: quotable ? row.images.flatMap((image) => shownPicture(image) ?? []) : [],
  features: quotable ? row.features : [],
  specifications: quotable ? row.specifications : [],
  description: quotable ? row.description : '',
  shortDescription: quotable ? row.shortDescription : '',
  seoDescription: quotable ? row.seoDescription : null,
})

/** Nobody is told what something costs at the door that has no price or cannot be had. */
const mayBeHad = (row: CardRow): boolean =>
  row.listed && !row.expired && row.priceCents > 0 && row.availability !== 'out_of_stock'

/** What `quantity` pieces cost at the door by each service; none for what cannot be had. */
export const viewLandedOptions = (row: CardRow, basis: LandedBasis, quantity: number) =>
  mayBeHad(row) ? landedOptions([landedPiece(row, quantity)], basis).map(viewLanded) : []

/** The lowest price at the door of one piece, whether or not there is one left; null where no service carries it. */
export const viewLandedOffer = (row: CardRow, basis: LandedBasis) =>
  viewLowest(landedOptions([landedPiece(row, 1)], basis))

/** What is told of the way of one piece; `basis`: null where nothing is. */
const viewWay = (row: CardRow, basis: LandedBasis | null) => {
  if (!basis || !mayBeHad(row)) return { landed: null, carried: true }
  const options = landedOptions([landedPiece(row, 1)], basis)
  return { landed: viewLowest(options), carried: onlyCarriers(options)?.length !== 0 }
}

/** `basis`: null where no price at the door is shown. */
export const viewProductCard = (row: CardRow, basis: LandedBasis | null): ProductCard => ({
  id: row.id,
  name: row.name,
  brand: row.brand,
  store: row.store,
  category: row.category,
  ...viewPrice(row),
  ratingTenths: row.ratingTenths,
  reviewCount: row.reviewCount,
  // What its provider no longer offers stays reachable, but cannot be bought.
  stock: row.listed && !row.expired ? row.stock : 0,
  availability: row.listed && !row.expired ? row.availability : 'out_of_stock',
  expectedOn:
    row.listed && !row.expired && row.availability === 'pre_order' ? row.expectedOn : null,
  featured: row.featured,
  image: shownPicture(row.image),
  textLanguage: row.textLanguage,
  salesPolicy: row.salesPolicy,
  elsewhere: row.elsewhere.map((offer) => ({ ...offer, pricedAt: iso(offer.pricedAt) })),
  ...viewWay(row, basis),
})

/** The store's own partner link, else the plain one with our identifier: no way to a store is without it. */
const viewLinks = ({ store, ...row }: DetailRow, partners: AffiliateIds) => {
  const originalUrl = safeOutboundUrl(row.originalUrl, store)
  const made = originalUrl && store !== 'own' && partnerLink(store, originalUrl, partners[store])
  return { affiliateUrl: safeOutboundUrl(row.affiliateUrl, store) ?? (made || null), originalUrl }
}

/** All that the documented calls tell: no size, which takes exact arithmetic for every side, and nothing of carrying it. */
export type UnsizedProduct = Omit<
  ProductDetail,
  'sizeInches' | 'restrictedKind' | 'landedOptions' | 'carried' | 'taxIncluded'
>

export const viewUnsized = (row: DetailRow, partners: AffiliateIds): UnsizedProduct => ({
  ...viewProductCard(row, null),
  model: row.model,
  facts: FACT_PARTS.filter((part) => row[part] !== '').map((part) => [part, row[part]]),
  gtin: row.gtin,
  condition: row.condition ?? conditionOf(row.name),
  ...viewQuoted(row),
  seoTitle: row.seoTitle,
  ...displayWeight(row),
  ...viewLinks(row, partners),
  listed: row.listed,
  lastSyncedAt: iso(row.lastSyncedAt),
})

export const viewProductDetail = (
  row: DetailRow,
  partners: AffiliateIds,
  basis: LandedBasis,
): ProductDetail => {
  const told = { ...viewUnsized(row, partners), sizeInches: displaySides(row) }
  return {
    ...told,
    ...viewWay(row, basis),
    // Here, so that the names of our own rows stay out of the page's script.
    specifications: suppliedRows(told),
    landedOptions: viewLandedOptions(row, basis, 1),
    taxIncluded: basis.tariff.destination.taxIncluded,
    restrictedKind: row.cleared ? null : restrictedKindOf(row.name),
  }
}
