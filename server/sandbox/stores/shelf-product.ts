// The shapes of the sandbox's goods: what it is given to begin with, and what a store shows of one item.
import type { Category, Store } from '#domain/vocabulary.ts'
import type { SyncStore } from '#domain/store-offer.ts'

/** A product to begin with; its pictures lie on our own origin. */
export interface ShelfProduct {
  readonly store: Store
  readonly externalId: string
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly category: Category
  readonly priceCents: number
  readonly originalPriceCents: number | null
  readonly ratingTenths: number
  readonly reviewCount: number
  readonly stock: number
  readonly preOrder: boolean
  readonly weightThousandthsLb: number
  readonly boxThousandthsIn: readonly [number, number, number]
  readonly images: readonly string[]
  readonly features: readonly string[]
  readonly specifications: readonly (readonly [string, string])[]
  readonly description: string
}

/** An item at one store at one moment. */
export interface StoreItem extends Omit<ShelfProduct, 'store'> {
  readonly store: SyncStore
  readonly gtin: string
}
