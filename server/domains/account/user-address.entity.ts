// An address somebody keeps for the next order.
// Copied for its person by: server/domains/account/addresses.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { AddressCountry } from '#domain/address-rules.ts'
import { User } from '#server/domains/auth/user.entity.ts'

export const UserAddress = defineEntity({
  name: 'UserAddress',
  tableName: 'user_address',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index('user_address_user'),
    label: p.text().default(''),
    isDefault: p.boolean().default(false),
    country: p.text().$type<AddressCountry>().default('ve'),
    fullName: p.text(),
    idDocument: p.text().default(''),
    phone: p.text(),
    state: p.text(),
    city: p.text(),
    line1: p.text(),
    line2: p.text().default(''),
    postalCode: p.text().default(''),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'user_address_default',
      expression:
        'create unique index user_address_default on user_address (user_id) where is_default',
    },
  ],
})

export type UserAddressRow = InferEntity<typeof UserAddress>
