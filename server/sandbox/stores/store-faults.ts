// The ways in which a store's answer can be wrong although it arrives: half, twice, shifted, or with a broken price.
import type { StoreItem } from './shelf-product.ts'

/** Besides these every fault of the sandbox works: silent, stalled, dripping, cut, html, throttled … */
export const STORE_FAULTS = [
  'half-page',
  'duplicates',
  'shifting',
  'circle',
  'price-zero',
  'price-negative',
  'price-comma',
  'price-tenfold',
  'empty-title',
  'clock-skew',
  'token-expired',
  'token-refused',
  'quota',
  'partial',
  'not-eligible',
  'empty',
] as const

/** Every fifth item of a page is spoiled, so that the others can be seen to survive. */
const isSpoiled = (index: number): boolean => index % 5 === 2

export interface Shown {
  readonly item: StoreItem
  readonly title: string
  /** Dollars as the store writes them; a number but where a fault says otherwise. */
  readonly price: number | string
}

const PRICES: Record<string, (item: StoreItem) => number | string> = {
  'price-zero': () => 0,
  'price-negative': ({ priceCents }) => -priceCents / 100,
  'price-comma': () => '1.299,00',
  'price-tenfold': ({ priceCents }) => priceCents / 10,
}

/** An item as it goes out, with the fault that is on. */
export const show = (item: StoreItem, index: number, fault: string | null): Shown => {
  const price = item.priceCents / 100
  if (fault === null || !isSpoiled(index)) return { item, title: item.name, price }
  return {
    item,
    title: fault === 'empty-title' ? '' : item.name,
    price: PRICES[fault]?.(item) ?? price,
  }
}

/** Single items as they go out, with the fault that is on: of some a store says nothing at all. */
export const answered = (
  items: readonly StoreItem[],
  fault: string | null,
): readonly StoreItem[] => {
  if (fault === 'empty') return []
  return fault === 'half-page' ? items.slice(0, Math.ceil(items.length / 2)) : items
}

/** The places of one page, with the fault that is on. */
export const pageOf = (
  places: Int32Array,
  offset: number,
  limit: number,
  fault: string | null,
): number[] => {
  if (fault === 'empty') return []
  // While somebody reads, three new items came in front: the last ones of a page come again on the next.
  const from = fault === 'shifting' && offset > 0 ? offset - 3 : offset
  const page = [...places.subarray(from, from + limit)]
  if (fault === 'half-page') return page.slice(0, Math.ceil(page.length / 2))
  if (fault === 'duplicates') return page.map((place, index) => page[index - (index % 2)] ?? place)
  return page
}
