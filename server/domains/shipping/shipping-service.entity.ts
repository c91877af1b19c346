// A service as it is shown: its words and whether its parcels can be followed.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Service } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const ShippingService = defineEntity({
  name: 'ShippingService',
  tableName: 'shipping_service',
  properties: {
    id: p.integer().primary().autoincrement(),
    code: p.text().$type<Service>().unique('shipping_service_code'),
    names: p.json<Record<Locale, string>>(),
    descriptions: p.json<Record<Locale, string>>(),
    hasTracking: p.boolean(),
    position: p.smallint(),
  },
})

export type ShippingServiceRow = InferEntity<typeof ShippingService>
