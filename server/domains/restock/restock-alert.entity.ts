// A wish to be told when a sold-out product is back: told once, and open until then.
// Copied for its person by: server/domains/restock/alerts-of-person.ts
// Erased: server/domains/restock/forget-alerts.ts
import { defineEntity, p } from '@mikro-orm/core'
import type { Locale } from '#domain/vocabulary.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'

export const RestockAlert = defineEntity({
  name: 'RestockAlert',
  tableName: 'restock_alert',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(Product).ref().deleteRule('cascade'),
    /** In lower case. */
    email: p.text(),
    /** Who was signed in with this address when it asked. */
    user: () =>
      p.manyToOne(User).ref().nullable().deleteRule('cascade').index('restock_alert_user'),
    locale: p.text().$type<Locale>(),
    /** Where the price at the door is told for. */
    destination: p.text(),
    createdAt: p.datetime(),
    /** Null while it is open. */
    toldAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'restock_alert_open',
      expression: `create unique index restock_alert_open on restock_alert (product_id, email) where told_at is null`,
    },
    {
      // What an address waits for, and has been told of.
      name: 'restock_alert_email',
      properties: ['email'],
    },
  ],
})
