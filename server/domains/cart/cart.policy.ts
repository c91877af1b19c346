// What may be sold through our cart.
import type { CartProductRow } from './cart.queries.ts'

export const maySellHere = ({
  listed,
  salesPolicy,
}: Pick<CartProductRow, 'listed' | 'salesPolicy'>): boolean => listed && salesPolicy === 'own'
