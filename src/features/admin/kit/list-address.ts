// What the address of a list asks for: filters, order and page live there, so that a view can be kept, sent and gone back to.
import { useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { withQuery } from '#contract/with-query.ts'

/** Which page of a list, and in which order; everything else narrows it. */
const PLACES = new Set(['before', 'sort'])

export type Changes = Record<string, string | number | null>

export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  /** The address with other filters or another page; other filters begin at the first page. */
  const addressWith = (changes: Changes): string => {
    const query = new URLSearchParams(params)
    query.delete('before')
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') query.delete(name)
      else query.set(name, String(value))
    return withQuery(pathname, query)
  }
  const isNarrowed = [...params].some(([name, value]) => !PLACES.has(name) && value !== '')
  return { pathname, params, addressWith, isNarrowed }
}

type Shape = Record<string, z.ZodType>

/** An address holds text: a field that takes none may take the number it spells, or a yes. */
const readField = (field: z.ZodType, text: string): unknown => {
  const readings = [text.trim(), /^\d{1,10}$/.test(text) ? Number(text) : undefined, text === '1']
  return readings.find((value) => value !== undefined && field.safeParse(value).success)
}

/** The input of a list's procedure as an address spells it; what is broken becomes the default. */
export function viewOfAddress<S extends z.ZodObject<Shape>>(
  schema: S,
  params: URLSearchParams,
): z.output<S> {
  const given = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const text = params.get(name)
    const value = text === null ? undefined : readField(field, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return schema.parse(Object.fromEntries(given))
}

export const useListView = <S extends z.ZodObject<Shape>>(schema: S): z.output<S> =>
  viewOfAddress(schema, useListAddress().params)
