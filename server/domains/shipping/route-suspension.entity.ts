// A service that does not run to a country, or to one city of it, for the time being, with a notice for customers.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PricedService } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const RouteSuspension = defineEntity({
  name: 'RouteSuspension',
  tableName: 'route_suspension',
  properties: {
    id: p.integer().primary().autoincrement(),
    service: p.text().$type<PricedService>(),
    country: p.text(),
    /** Null: the whole country. */
    destination: p.text().nullable(),
    notice: p.json<Record<Locale, string>>(),
    since: p.datetime(),
    // When it ends by itself; null: when somebody lifts it.
    until: p.datetime().nullable(),
    createdBy: p.integer(),
    createdAt: p.datetime(),
    liftedAt: p.datetime().nullable(),
    liftedBy: p.integer().nullable(),
  },
})

export type RouteSuspensionRow = InferEntity<typeof RouteSuspension>
