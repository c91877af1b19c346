// A product as tests put it in: another one at each call.
let products = 0

// A two-pound box of 10 × 8 × 4 in: volumetric 1.93 lb, so air bills 2 lb; sea bills 1 ft³.
export const productRow = (changes: object = {}) => ({
  sourceStore: 'amazon' as const,
  externalId: `test-${(products += 1)}`,
  name: `Taladro ${products}`,
  brand: 'Marca',
  category: 'Electronics' as const,
  priceCents: 10_000,
  stock: 10,
  origin: 'manual' as const,
  weightThousandths: 2000,
  weightUnit: 'lb' as const,
  weightSource: 'manual' as const,
  lengthThousandths: 10_000,
  widthThousandths: 8000,
  heightThousandths: 4000,
  sizeUnit: 'in' as const,
  images: ['/img/test.webp'],
  ...changes,
})
