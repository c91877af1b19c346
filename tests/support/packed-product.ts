// A product as the forms of shipments know it, for tests that price one.
import type { PackedProduct } from '#contract/shipping.ts'

export const inches = (whole: number) => ({ thousandths: whole * 1000, unit: 'in' }) as const

export const COFFEE_MAKER: PackedProduct = {
  id: 7,
  name: 'Cafetera',
  textLanguage: 'en',
  category: 'Electronics',
  priceCents: 4620,
  weight: { thousandths: 1500, unit: 'lb' },
  box: { length: inches(10), width: inches(8), height: inches(4) },
  cleared: false,
  sold: true,
  estimated: false,
}
