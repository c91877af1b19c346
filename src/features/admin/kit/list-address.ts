// What the address of a list asks for: filters, order and page live there, so that a view can be kept, sent and gone back to.
import { useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { type ListSchema, viewOfAddress } from '#contract/list-view.ts'
import { withQuery } from '#contract/with-query.ts'

/** Which page of a list, and in which order; everything else narrows it. */
const PLACES = new Set(['before', 'page', 'sort'])

export type Changes = Record<string, string | number | null>

export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  /** What is asked for with other filters or another page; other filters begin at the first page. */
  const queryWith = (changes: Changes): URLSearchParams => {
    const query = new URLSearchParams(params)
    query.delete('before')
    query.delete('page')
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') query.delete(name)
      else query.set(name, String(value))
    return query
  }
  const addressWith = (changes: Changes): string => withQuery(pathname, queryWith(changes))
  const isNarrowed = [...params].some(([name, value]) => !PLACES.has(name) && value !== '')
  return { pathname, params, queryWith, addressWith, isNarrowed }
}

export const useListView = <S extends ListSchema>(schema: S): z.output<S> =>
  viewOfAddress(schema, useListAddress().params)
