// A product as an admin types it, whole and without a fault.
import type { ProductDraft } from '#contract/product-draft.ts'

export const DRAFT: ProductDraft = {
  name: 'Molinillo de café',
  brand: 'Aroma',
  model: 'MC-2',
  category: 'Home & Garden',
  priceCents: 3499,
  originalPriceCents: null,
  stock: { pieces: 7, preOrder: false },
  weight: { thousandths: 1500, unit: 'kg' },
  size: { length: 20_000, width: 12_500, height: 30_000, unit: 'cm' },
  images: ['/img/molinillo.webp'],
  features: ['Manual', 'Acero'],
  specifications: [['Color', 'Rojo']],
  shortDescription: 'Muele parejo.',
  description: 'Muele parejo.\nSe lava fácil.',
  textLanguage: 'es',
  hidden: false,
  featured: false,
  salesPolicy: 'own',
  originalUrl: null,
}
