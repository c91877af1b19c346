// How much of the stock is held unpaid, as last counted, and since when that is a tenth or more: one row.
import { defineEntity, p } from '@mikro-orm/core'

export const StockWatch = defineEntity({
  name: 'StockWatch',
  tableName: 'stock_watch',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    heldPieces: p.integer(),
    heldCents: p.bigint('number'),
    piecesForSale: p.bigint('number'),
    /** Since when it is much; null while it is not. Names the alert. */
    muchSince: p.datetime().nullable(),
    countedAt: p.datetime(),
  },
  checks: [{ name: 'stock_watch_one_row', expression: 'id = 1' }],
})
