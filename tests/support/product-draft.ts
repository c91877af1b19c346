// A product as an admin types it, whole and without a fault.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { ProductDraft } from '#contract/product-draft.ts'
import { noTexts } from '#tests/fixtures/no-texts.ts'

export const DRAFT: ProductDraft = {
  ...noTexts,
  name: 'Molinillo de café',
  brand: 'Aroma',
  model: 'MC-2',
  gtin: '04006381333931',
  category: 'Home & Garden',
  priceCents: 3499,
  originalPriceCents: null,
  stock: { pieces: 7, preOrder: false },
  expectedOn: null,
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
  cleared: false,
  salesPolicy: 'own',
  originalUrl: null,
}

/** A product of eBay at its desk. */
export const ADMIN_PRODUCT: AdminProduct = {
  id: 7,
  store: 'ebay',
  externalId: 'e-7',
  origin: 'sync',
  listed: true,
  offered: true,
  availability: 'in_stock',
  draft: DRAFT,
  seen: { name: 'x' },
  fixed: ['priceCents', 'weight'],
  said: { priceCents: 9900 },
  heard: { priceCents: 'h' },
  doubted: null,
  history: [],
  updatedAt: '2026-05-04T15:00:00.000Z',
}
