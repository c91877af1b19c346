// The desk's list of products as an address, free of any library so that links cost the browser little.
import { AVAILABILITIES, CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { DESK_MARKS, ORIGINS } from '#domain/product-desk.ts'
import type { AdminProductsInput } from './product-desk.ts'

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((each) => each === text) ?? null

/** A broken address shows everything. */
export function productDeskView(params: URLSearchParams): AdminProductsInput {
  const before = Number(params.get('before'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 120),
    store: oneOf(STORES, params.get('store')),
    origin: oneOf(ORIGINS, params.get('origin')),
    category: oneOf(CATEGORIES, params.get('category')),
    availability: oneOf(AVAILABILITIES, params.get('availability')),
    mark: oneOf(DESK_MARKS, params.get('mark')),
    before: Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null,
  }
}

/** The query of such an address; nothing for what is not narrowed. */
export const productDeskQuery = (view: Partial<AdminProductsInput>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(view).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
