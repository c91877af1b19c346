// Reads a plan from its address; apart from the types so that pages that only link to it do not carry it.
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import {
  EMPTY_PARCEL,
  MAX_PLANNER_ROWS,
  PARCEL_FIELDS,
  type ParcelTexts,
  type PlannerView,
} from './planner-view.ts'
import { SCALE_UNITS, SIZE_UNITS } from './shipment-view.ts'

/** One parcel has nothing to be put together with. */
const LEAST_ROWS = 2

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((each) => each === text) ?? null

const clean = (text: string, most: number): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, most)

const rowsOf = (query: URLSearchParams): ParcelTexts[] => {
  const count = Math.max(...['what', ...PARCEL_FIELDS].map((field) => query.getAll(field).length))
  const up = new Set(query.getAll('up'))
  const at = (field: string, row: number, most = 30) => clean(query.getAll(field)[row] ?? '', most)
  return Array.from({ length: Math.min(count, MAX_PLANNER_ROWS) }, (_, row) => ({
    what: at('what', row, 60),
    length: at('length', row),
    width: at('width', row),
    height: at('height', row),
    weight: at('weight', row),
    quantity: query.getAll('quantity')[row] === undefined ? '1' : at('quantity', row),
    up: up.has(String(row)),
  }))
}

/** Which rows the buttons of a form without scripts leave: `drop` is a place from 0, `add` appends. */
const afterButtons = (rows: ParcelTexts[], query: URLSearchParams): ParcelTexts[] => {
  const drop = query.get('drop')
  const kept = drop === null ? rows : rows.filter((_, row) => String(row) !== drop)
  const missing = Math.max(LEAST_ROWS - kept.length, query.has('add') ? 1 : 0)
  const fresh = Array.from({ length: missing }, () => EMPTY_PARCEL)
  return [...kept, ...fresh].slice(0, MAX_PLANNER_ROWS)
}

/** What an address says; what cannot be understood becomes its default. `locale` is the page's language. */
export function parsePlanner(query: URLSearchParams, locale: Locale): PlannerView {
  return {
    numbers: oneOf(LOCALES, query.get('numbers')) ?? locale,
    destination: /^[a-z]{2}-[a-z0-9-]{2,40}$/.exec(query.get('to') ?? '')?.[0] ?? '',
    sizeUnit: oneOf(SIZE_UNITS, query.get('size')) ?? 'cm',
    weightUnit: oneOf(SCALE_UNITS, query.get('scale')) ?? 'lb',
    rows: afterButtons(rowsOf(query), query),
    show: oneOf(PRICED_SERVICES, query.get('show')),
    asked: query.get('asked') === '1',
  }
}
