// A country of destination and the house's rate of duties and taxes there.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const ShippingCountry = defineEntity({
  name: 'ShippingCountry',
  tableName: 'shipping_country',
  properties: {
    code: p.text().primary(),
    // Null: the rate of the settings, which orders use too.
    taxBasisPoints: p.integer().nullable(),
    taxConfirmed: p.boolean().default(false),
    position: p.smallint(),
  },
  checks: [
    {
      name: 'shipping_country_tax',
      expression: '(tax_basis_points >= 0) AND (tax_basis_points <= 100000)',
    },
  ],
})

export type ShippingCountryRow = InferEntity<typeof ShippingCountry>
