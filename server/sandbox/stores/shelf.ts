// All a sandbox store sells, computed when somebody looks: the given products first, then as many made after them.
import type { Category } from '#domain/vocabulary.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { drawn, share } from './chance.ts'
import type { StoreItem, ShelfProduct } from './shelf-product.ts'

export interface Filter {
  readonly category?: Category | undefined
  /** One of them in name or category is enough; none: everything. */
  readonly words?: readonly string[]
  readonly minCents?: number | undefined
  readonly maxCents?: number | undefined
}

export interface Shelf {
  readonly size: number
  /** Places of what fits, in a fixed order; the given products stand first. */
  readonly find: (filter: Filter) => Int32Array
  readonly at: (place: number) => StoreItem
  /** Null: no such item, or not on sale at the moment. */
  readonly byId: (externalId: string) => StoreItem | null
}

export interface ShelfOptions {
  readonly store: SyncStore
  readonly products: readonly ShelfProduct[]
  /** Items of this store in all. */
  readonly size: number
  readonly seed: number
  /** Changes of price and stock since the start; 0: as given. */
  readonly epoch: () => number
}

/** Longer than any id a given product may have, so that none is met twice. */
const MADE_ID: Record<SyncStore, (number: number) => string> = {
  amazon: (number) => `B1${number.toString(36).padStart(8, '0').toUpperCase()}`,
  ebay: (number) => String(9_000_000_000_000 + number),
  walmart: (number) => String(90_000_000_000 + number),
}

const withCheckDigit = (digits: string): string => {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** One item has one bar code in all stores. */
const gtinOf = (number: number): string => withCheckDigit(`6${String(number).padStart(10, '0')}`)

/** The words of a name behind brand and model. */
const restOf = ({ name, brand, model }: ShelfProduct): string =>
  name.slice(brand.length + model.length + 2)

const CHANGED = 0.1
const GONE = 0.004

export function createShelf({ store, products, size, seed, epoch }: ShelfOptions): Shelf {
  const own = products.filter((product) => product.store === store)
  const salt = SYNC_STORES.indexOf(store)
  const total = Math.max(size, own.length)

  /** The last change up to now; most items keep their price most of the time. */
  const lastChange = (place: number, now: number): number => {
    for (let at = now; at > Math.max(0, now - 12); at -= 1)
      if (share(seed, salt, place, at) < CHANGED) return at
    return 0
  }

  const given = (place: number): StoreItem => {
    const number = place - own.length
    const mine = own[place]
    if (mine)
      return { ...mine, store, gtin: gtinOf(9_000_000_000 + (drawn(seed, salt, place) % 1e8)) }
    const base = products[drawn(seed, number) % products.length]
    if (!base) throw new Error('a shelf needs at least one product to make others after')
    const model = `${base.model} ${String.fromCodePoint(65 + (number % 26))}${100 + number}`
    const factor =
      (0.6 + 0.9 * share(seed, number, 1)) * (0.95 + 0.1 * share(seed, number, salt + 2))
    const priceCents = Math.max(199, Math.round(base.priceCents * factor))
    const isReduced = share(seed, number, 9) < 0.3
    return {
      ...base,
      store,
      externalId: MADE_ID[store](number),
      gtin: gtinOf(number),
      model,
      name: `${base.brand} ${model} ${restOf(base)}`,
      priceCents,
      originalPriceCents: isReduced ? Math.round(priceCents * 1.25) : null,
      ratingTenths: 30 + (drawn(seed, number, 4) % 21),
      reviewCount: drawn(seed, number, 5) % 4000,
      stock: share(seed, number, salt, 6) < 0.08 ? 0 : 1 + (drawn(seed, number, salt, 7) % 90),
      preOrder: false,
    }
  }

  const at = (place: number): StoreItem => {
    const item = given(place)
    const change = lastChange(place, epoch())
    if (change === 0) return item
    const factor = 0.92 + 0.16 * share(seed, salt, place, change, 1)
    const stock = drawn(seed, salt, place, change, 2) % 60
    return {
      ...item,
      priceCents: Math.max(99, Math.round(item.priceCents * factor)),
      stock: item.preOrder ? item.stock : stock,
    }
  }

  const isGone = (place: number): boolean =>
    epoch() > 0 && place >= own.length && share(seed, salt, place, epoch(), 3) < GONE

  const found = new Map<string, Int32Array>()
  const find = (filter: Filter): Int32Array => {
    const key = JSON.stringify([epoch(), filter])
    const known = found.get(key)
    if (known) return known
    if (found.size > 200) found.clear()
    const words = (filter.words ?? []).map((word) => word.toLowerCase())
    const places: number[] = []
    for (let place = 0; place < total; place += 1) {
      const item = at(place)
      const { category, priceCents } = item
      if (filter.category !== undefined && category !== filter.category) continue
      if (filter.minCents !== undefined && priceCents < filter.minCents) continue
      if (filter.maxCents !== undefined && priceCents >= filter.maxCents) continue
      const text = words.length > 0 ? `${item.name} ${category}`.toLowerCase() : ''
      if (words.length > 0 && !words.some((word) => text.includes(word))) continue
      if (!isGone(place)) places.push(place)
    }
    const result = Int32Array.from(places)
    found.set(key, result)
    return result
  }

  let ids: Map<string, number> | null = null
  const byId = (externalId: string): StoreItem | null => {
    ids ??= new Map(Array.from({ length: total }, (_, place) => [given(place).externalId, place]))
    const place = ids.get(externalId)
    return place === undefined || isGone(place) ? null : at(place)
  }

  return { size: total, find, at, byId }
}
