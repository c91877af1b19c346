// What the address of a list asks for: filters, order and page live there, so that a view can be kept, sent and gone back to.
import { useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { type ListSchema, viewOfAddress } from '#contract/list-view.ts'
import { withQuery } from '#contract/with-query.ts'

/** Which page of a list: the row before which it begins or its number, and where the pages before it began. */
const PLACES = ['before', 'page', 'trail']
/** Between the places of a trail. */
const STEP = '.'
/** Stands in a trail for the first page, which begins at no row. */
const FIRST = '0'

export type Changes = Record<string, string | number | null>

export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  /** What is asked for with other filters or another page; other filters begin at the first page. */
  const queryWith = (changes: Changes): URLSearchParams => {
    const query = new URLSearchParams(params)
    for (const place of PLACES) query.delete(place)
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') query.delete(name)
      else query.set(name, String(value))
    return query
  }
  const addressWith = (changes: Changes): string => withQuery(pathname, queryWith(changes))
  return { pathname, params, queryWith, addressWith }
}

export const useListView = <S extends ListSchema>(schema: S): z.output<S> =>
  viewOfAddress(schema, useListAddress().params)

/** Whether any of these filters is set; what else stands in an address narrows nothing. */
export function useIsNarrowed(names: readonly string[]): boolean {
  const { params } = useListAddress()
  return names.some((name) => (params.get(name) ?? '') !== '')
}

/** The addresses of the pages around this one; `newer` is null on the first page, and where nobody came from it. */
export function useListPages(by: 'before' | 'page', older: number | null) {
  const { params, addressWith } = useListAddress()
  const here = params.get(by)
  if (by === 'page') {
    const page = Math.max(1, Number(here) || 1)
    return {
      isFirst: page === 1,
      newer: page === 1 ? null : addressWith({ page: page > 2 ? page - 1 : null }),
      older: older === null ? null : addressWith({ page: older }),
    }
  }
  const trail = params.get('trail')?.split(STEP) ?? []
  const last = trail.at(-1)
  const newer = {
    before: last === FIRST ? null : (last ?? null),
    trail: trail.slice(0, -1).join(STEP),
  }
  const next = { before: older, trail: [...trail, here ?? FIRST].join(STEP) }
  return {
    isFirst: here === null,
    newer: here === null || last === undefined ? null : addressWith(newer),
    older: older === null ? null : addressWith(next),
  }
}
