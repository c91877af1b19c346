// The ways in which a store's answer can be wrong although it arrives: half, twice, shifted, or with a broken price.
import type { Article } from './shelf-product.ts'

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

/** Every fifth article of a page is spoiled, so that the others can be seen to survive. */
const isSpoiled = (index: number): boolean => index % 5 === 2

export interface Shown {
  readonly article: Article
  readonly title: string
  /** Dollars as the store writes them; a number but where a fault says otherwise. */
  readonly price: number | string
}

const PRICES: Record<string, (article: Article) => number | string> = {
  'price-zero': () => 0,
  'price-negative': ({ priceCents }) => -priceCents / 100,
  'price-comma': () => '1.299,00',
  'price-tenfold': ({ priceCents }) => priceCents / 10,
}

/** An article as it goes out, with the fault that is on. */
export const show = (article: Article, index: number, fault: string | null): Shown => {
  const price = article.priceCents / 100
  if (fault === null || !isSpoiled(index)) return { article, title: article.name, price }
  return {
    article,
    title: fault === 'empty-title' ? '' : article.name,
    price: PRICES[fault]?.(article) ?? price,
  }
}

/** Single articles as they go out, with the fault that is on: of some a store says nothing at all. */
export const answered = (
  articles: readonly Article[],
  fault: string | null,
): readonly Article[] => {
  if (fault === 'empty') return []
  return fault === 'half-page' ? articles.slice(0, Math.ceil(articles.length / 2)) : articles
}

/** The places of one page, with the fault that is on. */
export const pageOf = (
  places: Int32Array,
  offset: number,
  limit: number,
  fault: string | null,
): number[] => {
  if (fault === 'empty') return []
  // While somebody reads, three new articles came in front: the last ones of a page come again on the next.
  const from = fault === 'shifting' && offset > 0 ? offset - 3 : offset
  const page = [...places.subarray(from, from + limit)]
  if (fault === 'half-page') return page.slice(0, Math.ceil(page.length / 2))
  if (fault === 'duplicates') return page.map((place, index) => page[index - (index % 2)] ?? place)
  return page
}
