// How far a crawl of one Amazon search has come. A search shows a hundred items, so one that finds more is asked again
// by price.
import { MAX_PAGES } from './parse.ts'

/** Price bands in cents; narrow where most things are sold. */
export const BANDS: readonly (readonly [number | null, number | null])[] = [
  [null, 1000],
  [1000, 1500],
  [1500, 2500],
  [2500, 4000],
  [4000, 7000],
  [7000, 15_000],
  [15_000, 40_000],
  [40_000, null],
]

export interface Place {
  /** Null: the search without limits to its price. */
  readonly band: number | null
  /** From 1. */
  readonly page: number
}

/** The first page of a search for everything that is not the text of a place. */
export const readPlace = (text: string): Place => {
  const [, band = '', page = ''] = /^([0-7]?):(10|[1-9])$/u.exec(text) ?? []
  return page === ''
    ? { band: null, page: 1 }
    : { band: band === '' ? null : Number(band), page: Number(page) }
}

export const placeText = ({ band, page }: Place): string => `${band ?? ''}:${page}`

export interface Found {
  readonly total: number
  /** The store shows no further page. */
  readonly isLast: boolean
}

export interface Next {
  /** Null: the search has ended. */
  readonly place: Place | null
  /** There would be more than may be asked for. */
  readonly isCapped: boolean
}

/**
 * What comes after a page. All of a search are at most `mostPages`: by price every band has the same part of them, so that
 * a short day leaves out none, and where not every band could have one, the search is not asked again by price.
 */
export const placeAfter = (
  { band, page }: Place,
  { total, isLast }: Found,
  mostPages: number,
): Next => {
  const inBand = Math.floor((mostPages - 1) / BANDS.length)
  if (band === null && total > MAX_PAGES * 10 && inBand > 0)
    return { place: { band: 0, page: 1 }, isCapped: false }
  if (!isLast && page < (band === null ? mostPages : inBand))
    return { place: { band, page: page + 1 }, isCapped: false }
  const isMore = band !== null && band + 1 < BANDS.length
  return { place: isMore ? { band: band + 1, page: 1 } : null, isCapped: !isLast }
}
