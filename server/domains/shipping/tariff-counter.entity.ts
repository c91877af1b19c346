// One number that grows with every change of the tariff, so that processes know when what they keep is old.
import { defineEntity, p } from '@mikro-orm/core'

export const TariffCounter = defineEntity({
  name: 'TariffCounter',
  tableName: 'tariff_counter',
  properties: {
    /** The only row is `tariff`. */
    name: p.text().primary(),
    version: p.integer(),
  },
})
