// Every list of the desks as rows of text, page by page: which lists there are, and their columns, follow from the procedures.
import { z } from 'zod'
import { type ListSchema, viewOfAddress } from '#contract/list-view.ts'
import type { Ctx } from '#server/ctx.ts'
import { callProcedure, type Procedure, PROCEDURES } from '#server/trpc/procedures.ts'

type Row = z.ZodObject<Record<string, z.ZodType>>

export interface ListPage {
  rows: Record<string, unknown>[]
  /** What is asked for the next page, beside the view; null on the last one. */
  next: Record<string, number> | null
}

export interface DeskList {
  /** `domain.name`, as the procedure is called. */
  name: string
  /** What its file is called, before the day: the desk's thing, without the procedure's «admin». */
  file: string
  columns: readonly string[]
  /** The file begins at the first page, whichever one is on the screen. */
  first: ListPage['next']
  viewOf: (query: URLSearchParams) => Record<string, unknown>
  read: (ctx: Ctx, view: Record<string, unknown>) => Promise<ListPage>
}

const bare = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? bare(schema.unwrap() as z.ZodType)
    : schema

const rowOf = (schema: z.ZodType | undefined): Row | null => {
  const row = schema instanceof z.ZodArray ? bare(schema.element as z.ZodType) : undefined
  return row instanceof z.ZodObject ? row : null
}

/** What stands in a part of a row has a column of its own: `address.city`, and of two things in one place `products.0.id`. */
const columnsOf = (row: Row, above = ''): string[] =>
  Object.entries(row.shape).flatMap(([key, schema]) => {
    const part = bare(schema)
    if (part instanceof z.ZodObject) return columnsOf(part, `${above}${key}.`)
    const things =
      part instanceof z.ZodTuple ? part.def.items.map((each) => bare(each as z.ZodType)) : []
    return things.length > 0 && things.every((thing): thing is Row => thing instanceof z.ZodObject)
      ? things.flatMap((thing, at) => columnsOf(thing, `${above}${key}.${at}.`))
      : [`${above}${key}`]
  })

const fileOf = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`)
    .split('.')
    .filter((word, index, words) => word !== 'admin' && word !== words[index - 1])
    .join('-')

function listOf(name: string, { _def }: Procedure): DeskList | null {
  const [input, ...more] = _def.inputs ?? []
  if (_def.type !== 'query' || _def.meta?.access !== 'admin' || more.length > 0) return null
  if (input && !(input instanceof z.ZodObject)) return null
  const shape = _def.output instanceof z.ZodObject ? (_def.output as Row).shape : {}
  const pages = 'nextBefore' in shape || 'more' in shape
  const [key] = pages ? Object.keys(shape).filter((each) => rowOf(shape[each])) : []
  const row = key ? rowOf(shape[key]) : rowOf(_def.output)
  const view = (input ?? z.object({})) as ListSchema
  // What must be asked for is one thing's, and no list.
  if (!row || !view.safeParse({}).success) return null
  return {
    name,
    file: fileOf(name),
    columns: columnsOf(row),
    first: 'page' in view.shape ? { page: 1 } : null,
    viewOf: (query) => {
      query.delete('before')
      return viewOfAddress(view, query)
    },
    async read(ctx, asked) {
      const answer = await callProcedure(ctx, name, input && asked)
      if (!key) return { rows: answer as ListPage['rows'], next: null }
      const page = answer as Record<string, unknown>
      const next: ListPage['next'] =
        page['more'] === true
          ? { page: Number(asked['page'] ?? 1) + 1 }
          : typeof page['nextBefore'] === 'number'
            ? { before: page['nextBefore'] }
            : null
      return { rows: page[key] as ListPage['rows'], next }
    },
  }
}

export const DESK_LISTS: ReadonlyMap<string, DeskList> = new Map(
  [...PROCEDURES].flatMap(([name, procedure]) => {
    const list = listOf(name, procedure)
    return list ? [[name, list] as const] : []
  }),
)

/** What a row holds in a column, as text. */
export function cellOf(row: unknown, column: string): string {
  const value = column
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], row)
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}
