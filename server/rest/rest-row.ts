// What one row of the REST table says.

export interface RestRow {
  method: 'GET' | 'POST'
  /** Fastify path; `:name` parameters become fields of the procedure's input. */
  path: string
  /** `domain.procedure` of the typed router. */
  procedure: string
  summary: string
  /** The procedure answers `{ items, total, more, page, pageCount, limit }`: items are the body, the rest become headers. */
  list?: boolean
}

export interface RestList {
  items: unknown[]
  total: number
  more: boolean
  page: number
  /** How far the list can be paged; a frequent word ends before its total. */
  pageCount: number
  limit: number
}
