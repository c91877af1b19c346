// A country of destination; what its taxes are is a version of the network.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const ShippingCountry = defineEntity({
  name: 'ShippingCountry',
  tableName: 'shipping_country',
  properties: {
    code: p.text().primary(),
    position: p.smallint(),
  },
})

export type ShippingCountryRow = InferEntity<typeof ShippingCountry>
