// One reading of the stock number for badges, filters and buy buttons.
import { MAX_QUANTITY } from './cart.ts'
import type { Availability } from './vocabulary.ts'

export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** From this many pieces downwards the stock counts as low (product rule: 1 to 5). */
export const LOW_STOCK_LIMIT = 5

/** 0 or less is out of stock, 1 to 5 is low, more is in stock. */
export const stockStatus = (stock: number): StockStatus =>
  stock <= 0 ? 'out_of_stock' : stock <= LOW_STOCK_LIMIT ? 'low_stock' : 'in_stock'

/** Pieces of a product that one order may ask for: a pre-order is sold before any has arrived, so its stock bounds nothing. */
export const piecesForSale = (stock: number, availability: Availability): number =>
  availability === 'pre_order' ? MAX_QUANTITY : stock

/** What filter and label say: a product flagged for later release is a pre-order whatever its stock. */
export const availabilityOf = (stock: number, isPreOrder: boolean): Availability =>
  isPreOrder ? 'pre_order' : stockStatus(stock)
