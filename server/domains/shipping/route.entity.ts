// How long one service takes from Miami to one destination; without a row it does not go there.
import { defineEntity, p } from '@mikro-orm/core'
import type { PricedService } from '#domain/shipping-services.ts'
import { Destination } from './destination.entity.ts'

export const Route = defineEntity({
  name: 'Route',
  tableName: 'route',
  properties: {
    destination: () => p.manyToOne(Destination).primary().mapToPk(),
    service: p.text().$type<PricedService>().primary(),
    minDays: p.smallint(),
    maxDays: p.smallint(),
  },
  checks: [{ name: 'route_days', expression: '(min_days > 0) AND (max_days >= min_days)' }],
})
