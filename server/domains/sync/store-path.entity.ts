// A place in a store's order of things that the shop has no category for, and what somebody decided about it.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Category } from '#domain/vocabulary.ts'

export const StorePath = defineEntity({
  name: 'StorePath',
  tableName: 'store_path',
  properties: {
    id: p.integer().primary().autoincrement(),
    provider: p.text().$type<SyncStore>(),
    path: p.text(),
    // Title of a product that stands there.
    sample: p.text(),
    // The last run that found something there, and how much.
    run: p.integer().fieldName('run_id').nullable(),
    seen: p.integer().default(1),
    category: p.text().$type<Category>().nullable(),
    ignored: p.boolean().default(false),
    lastSeenAt: p.datetime(),
    decidedBy: p.integer().nullable(),
  },
  uniques: [{ name: 'store_path_place', properties: ['provider', 'path'] }],
})

export type StorePathRow = InferEntity<typeof StorePath>
