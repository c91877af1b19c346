// Reads a shipment from its address; apart from the types so that pages that only link to it do not carry it.
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { MOST_PRODUCTS, type QuotedProduct } from './quoted-products.ts'
import {
  CONTENTS,
  EMPTY_PIECE,
  MAX_PIECE_ROWS,
  PIECE_FIELDS,
  type PieceTexts,
  SCALE_UNITS,
  type ShipmentView,
  SIZE_UNITS,
} from './shipment-view.ts'

const pick = <T extends string, D extends string | null>(
  text: string | null,
  allowed: readonly T[],
  otherwise: D,
): T | D => allowed.find((value) => value === text) ?? otherwise

const clean = (text: string, most: number): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, most)

/** Which rows the buttons of a form without scripts leave: `drop` is a place from 0, `add` appends. */
const afterButtons = (rows: PieceTexts[], query: URLSearchParams, least: number): PieceTexts[] => {
  const drop = query.get('drop')
  const kept = drop === null ? rows : rows.filter((_, place) => String(place) !== drop)
  const missing = Math.max(least - kept.length, query.has('add') ? 1 : 0)
  const fresh = Array.from({ length: missing }, () => EMPTY_PIECE)
  return [...kept, ...fresh].slice(0, MAX_PIECE_ROWS)
}

const whole = (text: string | undefined, most: number): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null

/** `product` is an id, `units` of the same place how many; `without` takes one out again. */
const goodsOf = (query: URLSearchParams): QuotedProduct[] => {
  const units = query.getAll('units')
  const without = query.get('without')
  const goods = new Map<number, number>()
  for (const [place, text] of query.getAll('product').entries()) {
    const id = whole(text, 2_147_483_647)
    if (id === null || text === without) continue
    if (goods.size >= MOST_PRODUCTS && !goods.has(id)) continue
    goods.set(id, Math.min(99, (goods.get(id) ?? 0) + (whole(units[place], 99) ?? 1)))
  }
  return [...goods].map(([id, quantity]) => ({ id, quantity }))
}

/**
 * Reads a shipment from a query; what cannot be understood becomes its default. `locale` is the page's language, `least`
 * how many rows the form begins with.
 */
export function parseShipment(query: URLSearchParams, locale: Locale, least = 1): ShipmentView {
  const goods = goodsOf(query)
  const rows = Math.min(
    Math.max(...[...PIECE_FIELDS, 'contents', 'what'].map((field) => query.getAll(field).length)),
    MAX_PIECE_ROWS,
  )
  const up = new Set(query.getAll('up'))
  const at = (field: string, row: number) => clean(query.getAll(field)[row] ?? '', 30)
  const pieces = Array.from({ length: rows }, (_, row): PieceTexts => {
    const contents = query.getAll('contents')[row] ?? null
    return {
      length: at('length', row),
      width: at('width', row),
      height: at('height', row),
      weight: at('weight', row),
      value: at('value', row),
      quantity: query.getAll('quantity')[row] === undefined ? '1' : at('quantity', row),
      contents: pick(contents, CONTENTS, ''),
      what: clean(query.getAll('what')[row] ?? '', 200),
      up: up.has(String(row)),
    }
  })
  const flag = (name: string) => query.get(name) === '1'
  return {
    numbers: pick(query.get('numbers'), LOCALES, locale),
    destination: /^[a-z]{2}-[a-z0-9-]{2,40}$/.exec(query.get('to') ?? '')?.[0] ?? '',
    service: pick(query.get('service'), PRICED_SERVICES, 'all'),
    sizeUnit: pick(query.get('size'), SIZE_UNITS, 'cm'),
    weightUnit: pick(query.get('scale'), SCALE_UNITS, 'lb'),
    pieces: afterButtons(pieces, query, Math.max(0, least - goods.length)),
    goods,
    show: pick(query.get('show'), PRICED_SERVICES, null),
    insurance: flag('insurance'),
    packaging: flag('packaging'),
    repacking: flag('repacking'),
    residential: flag('residential'),
    consolidate: flag('consolidate'),
    asked: flag('asked'),
  }
}
