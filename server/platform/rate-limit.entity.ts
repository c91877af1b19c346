// Counters of attempts that all web processes share; one row for each rule and whose attempts it counts.
import { defineEntity, p } from '@mikro-orm/core'

export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.text().primary(),
    points: p.integer().default(0),
    // Milliseconds since 1970.
    expire: p.bigint('number').nullable().index('rate_limit_expire'),
  },
})
