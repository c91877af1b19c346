// The last number of a year's invoices. Its row is locked by whoever issues one until that is committed, so that none is left out.
import { defineEntity, p } from '@mikro-orm/core'

export const InvoiceCounter = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counter',
  properties: {
    year: p.smallint().primary().autoincrement(false),
    last: p.integer(),
  },
  checks: [{ name: 'invoice_counter_last', expression: 'last >= 1' }],
})
