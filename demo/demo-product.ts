// The shape of one demo product, as the seed and the provider sandbox read it.

export interface DemoProduct {
  store: 'amazon' | 'ebay' | 'aliexpress' | 'walmart' | 'target'
  externalId: string
  name: string
  brand: string
  model: string
  category: 'Electronics' | 'Clothing & Accessories' | 'Home & Garden' | 'Toys' | 'Health & Beauty'
  priceCents: number
  originalPriceCents: number | null
  ratingTenths: number
  reviewCount: number
  stock: number
  preOrder: boolean
  featured: boolean
  popularity: number
  weightThousandthsLb: number
  boxThousandthsIn: readonly [number, number, number]
  images: readonly string[]
  features: readonly string[]
  specifications: readonly (readonly [string, string])[]
  description: string
  shortDescription: string
  affiliateUrl: string
  originalUrl: string
}
