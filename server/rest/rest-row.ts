// What one row of the REST table says.
import type { Locale } from '#domain/vocabulary.ts'

import type { FaultWords } from './fault-words.ts'

/** What is to blame for a refusal, by field, in words. */
export type RefusalFields = Record<string, string[]>

export interface RestRow {
  method: 'GET' | 'POST'
  /** Fastify path; `:name` parameters become fields of the procedure's input. */
  path: string
  /** `domain.procedure` of the typed router. */
  procedure: string
  summary: string
  /** The procedure answers `{ items, total, more, page, pageCount, limit }`: items are the body, the rest become headers. */
  list?: boolean
  /** Its own words for what is wrong with a field. */
  faultWords?: FaultWords
  /** Names the fields a refusal of this procedure is about; it gets the procedure's own refusals only. */
  refusalFields?(refusal: RestRefusal, locale: Locale): RefusalFields
}

export interface RestRefusal {
  ok: false
  code: string
  retryAfterSeconds?: number
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
