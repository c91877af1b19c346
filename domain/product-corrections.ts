// What an admin may correct by hand on a product that a store or a file brought, so that its next word does not undo it.

/**
 * The parts of a product that can be corrected, each with the product's properties it covers: a part is corrected as a
 * whole. A weight is its number (thousandths), its unit and where it comes from; a size its three sides (thousandths)
 * and their unit; the stock its pieces and whether it is sold before there are any; the link to the store what the
 * store's partner link led to. Everything else is one property.
 */
export const CORRECTABLE = {
  name: ['name'],
  brand: ['brand'],
  model: ['model'],
  category: ['category'],
  priceCents: ['priceCents'],
  originalPriceCents: ['originalPriceCents'],
  stock: ['stock', 'preOrder'],
  weight: ['weightThousandths', 'weightUnit', 'weightSource'],
  size: ['lengthThousandths', 'widthThousandths', 'heightThousandths', 'sizeUnit'],
  images: ['images'],
  features: ['features'],
  specifications: ['specifications'],
  description: ['description'],
  shortDescription: ['shortDescription'],
  textLanguage: ['textLanguage'],
  salesPolicy: ['salesPolicy'],
  originalUrl: ['originalUrl', 'affiliateUrl'],
} as const

export type CorrectableField = keyof typeof CORRECTABLE
export type CorrectableProperty = (typeof CORRECTABLE)[CorrectableField][number]

/** What `product.fixed_fields` may hold: names of parts, never of single properties. */
export const CORRECTABLE_FIELDS = Object.keys(CORRECTABLE) as CorrectableField[]

/** The part a property of a product belongs to; undefined for what nobody corrects, such as ratings. */
export const fieldOfProperty = (property: string): CorrectableField | undefined =>
  CORRECTABLE_FIELDS.find((field) => (CORRECTABLE[field] as readonly string[]).includes(property))
