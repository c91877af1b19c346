// One reading of the stock number for badges, filters and buy buttons.
import type { Availability } from './vocabulary.ts'

export type StockStatus = Exclude<Availability, 'pre_order'>

/** From this many pieces downwards the stock counts as low (product rule: 1 to 5). */
export const LOW_STOCK_LIMIT = 5

/** 0 or less is out of stock, 1 to 5 is low, more is in stock. */
export const stockStatus = (stock: number): StockStatus =>
  stock <= 0 ? 'out_of_stock' : stock <= LOW_STOCK_LIMIT ? 'low_stock' : 'in_stock'

/** What filter and label say: a product flagged for later release is a pre-order whatever its stock. */
export const availabilityOf = (stock: number, isPreOrder: boolean): Availability =>
  isPreOrder ? 'pre_order' : stockStatus(stock)
