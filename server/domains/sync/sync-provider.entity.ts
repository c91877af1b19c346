// How a provider stands: paused or not, what its owner decided, what of its quota is used, and how its last runs went.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { SyncStore } from '#domain/store-offer.ts'

export const SyncProvider = defineEntity({
  name: 'SyncProvider',
  tableName: 'sync_provider',
  properties: {
    provider: p.text().$type<SyncStore>().primary(),
    paused: p.boolean().default(false),
    // Null: as the provider starts (domain/sync-run).
    salesPolicy: p.text().$type<'own' | 'affiliate'>().nullable(),
    expiresHours: p.integer().nullable(),
    keepsHistory: p.boolean().nullable(),
    // The last product that was brought under these; null when all are.
    policyAfter: p.integer().nullable(),
    // Calls counted on the UTC day they were made, by all workers together.
    quotaDay: p.date().nullable(),
    callsToday: p.integer().default(0),
    // When the next call may leave.
    nextCallAt: p.datetime().nullable(),
    failures: p.integer().default(0),
    restsUntil: p.datetime().nullable(),
    lastSuccessAt: p.datetime().nullable(),
    // When it was resumed: nobody can expect a success of the time before.
    resumedAt: p.datetime().nullable(),
    // Products the lists of its last believed run named.
    lastSeen: p.integer().nullable(),
    // Those in our lists, counted after every run and when offers have expired.
    productCount: p.integer().default(0),
    // When admins were told that it has not succeeded for too long.
    toldAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export type SyncProviderRow = InferEntity<typeof SyncProvider>
