// A product as merchant centres read it: the fields Google and Meta share, with the price, the freight and the number of its page.
import { localised, paths } from '#contract/paths.ts'
import { type Cents, centsToDecimal } from '#domain/money.ts'
import type { ItemCondition } from '#domain/item-condition.ts'
import { LOCALES, type Category } from '#domain/vocabulary.ts'
import type { SellableProduct } from '#server/domains/catalogue/product/sellable-products.ts'

/** Numbers of Google's product taxonomy (google.com/basepages/producttype, version of 2021), which Meta reads too. */
const TAXONOMY: Record<Category, string> = {
  Electronics: '222',
  'Clothing & Accessories': '166',
  'Home & Garden': '536',
  Toys: '1239',
  'Health & Beauty': '469',
}

/** Bounds of both merchant centres, in characters. */
const MOST = { title: 150, description: 5000, brand: 70, mpn: 70 }
/** Pictures beside the first. */
const MOST_PICTURES = 10

const dollars = (cents: Cents) => `${centsToDecimal(cents)} USD`
const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim()

export interface FeedItem {
  /** As in the data for search engines of its page, so that both are known to be one. */
  id: string
  title: string
  description: string
  link: string
  pictures: string[]
  inStock: boolean
  /** Of a pre-order: the day it is expected, `2027-01-15`. */
  expectedOn: string | null
  condition: ItemCondition
  /** «12.34 USD»: what it costs, and what it cost before when that was more. */
  price: string
  oldPrice: string | null
  brand: string
  gtin: string
  mpn: string
  taxonomy: string
  category: Category
  /** All that comes on top of the price until it is at the door in the shop's main city. */
  freight: string
  days: { least: number; most: number }
}

/**
 * Null for what a merchant centre would turn away: without a picture it shows nothing, and a pre-order has to name the
 * day it comes, which is not known of all. Nor is anything promoted that no service carries.
 */
export function feedItem(product: SellableProduct, origin: string): FeedItem | null {
  const [picture] = product.images
  const { priceCents, originalPriceCents, landed } = product
  if (picture === undefined || landed === null) return null
  if (product.availability === 'pre_order' && product.expectedOn === null) return null
  return {
    id: `product-${product.id}`,
    title: cut(product.name, MOST.title),
    description: cut(
      product.description || product.shortDescription || product.name,
      MOST.description,
    ),
    link: `${origin}${localised(LOCALES[0], paths.product(product.id))}`,
    pictures: product.images
      .slice(0, MOST_PICTURES + 1)
      .map((address) => new URL(address, origin).href),
    condition: product.condition,
    expectedOn: product.expectedOn,
    inStock: product.availability !== 'out_of_stock',
    price: dollars(priceCents),
    oldPrice: originalPriceCents === null ? null : dollars(originalPriceCents),
    brand: cut(product.brand, MOST.brand),
    gtin: product.gtin ?? '',
    mpn: cut(product.model, MOST.mpn),
    taxonomy: TAXONOMY[product.category],
    category: product.category,
    freight: dollars(landed.totalCents - priceCents),
    days: { least: landed.minDays, most: landed.maxDays },
  }
}
