// Where a run stands that looks at products one by one, as text that outlives the process: behind which product, and how
// many may be named in the next call.
import type { Behind } from '#server/domains/catalogue/offers/find-offers.ts'

export interface ItemPlace {
  /** Null: before the first product. */
  readonly behind: Behind | null
  /** Null: as many as the store takes. */
  readonly most: number | null
}

const START: ItemPlace = { behind: null, most: null }

/** The beginning for all that is not the text of a place: a replay changes nothing. */
export const readItemPlace = (cursor: string | null): ItemPlace => {
  const [, id, most = '', askedAt] = /^(\d+)\/(\d+)\/(.+)$/u.exec(cursor ?? '') ?? []
  if (id === undefined || askedAt === undefined) return START
  return { behind: id === '0' ? null : { id: Number(id), askedAt }, most: Number(most) }
}

export const itemPlaceText = ({ behind, most }: ItemPlace): string =>
  `${behind?.id ?? 0}/${most ?? 0}/${behind?.askedAt ?? '-'}`
