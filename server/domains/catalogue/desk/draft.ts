// Between a product's row and the parts an admin writes; each part has a mark that tells whether it changed.
import { createHash } from 'node:crypto'
import type { ProductDraft } from '#contract/product-draft.ts'
import { DRAFT_FIELDS, type DraftField, TEXT_PARTS } from '#domain/product-parts.ts'
import { formerPrice } from '#domain/discount.ts'
import { pictureAddress } from '#domain/safe-image.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { measureColumns } from '../product/stored-size.ts'
import type { ProductRow } from '../product/product.entity.ts'

const pick = <T, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

const weightOf = ({ weightThousandths, weightUnit }: ProductRow): ProductDraft['weight'] =>
  weightThousandths == null || weightUnit == null
    ? null
    : { thousandths: weightThousandths, unit: weightUnit }

const sizeOf = (row: ProductRow): ProductDraft['size'] => {
  const { lengthThousandths: length, widthThousandths: width, heightThousandths: height } = row
  if (length == null || width == null || height == null || row.sizeUnit == null) return null
  return { length, width, height, unit: row.sizeUnit }
}

export const draftOf = (row: ProductRow): ProductDraft => ({
  ...pick(row, TEXT_PARTS),
  gtin: row.gtin ?? null,
  category: row.category,
  priceCents: row.priceCents,
  // One that the form refuses would keep whoever changes another part from saving.
  originalPriceCents: formerPrice(row.priceCents, row.originalPriceCents ?? null),
  stock: { pieces: row.stock, preOrder: row.preOrder },
  expectedOn: row.expectedOn ?? null,
  weight: weightOf(row),
  size: sizeOf(row),
  images: row.images.flatMap((image) => pictureAddress(image) ?? []),
  features: row.features,
  specifications: row.specifications,
  textLanguage: LOCALES.find((locale) => locale === row.textLanguage) ?? 'en',
  hidden: row.hiddenByAdmin,
  featured: row.featured,
  cleared: row.cleared,
  salesPolicy: row.salesPolicy,
  originalUrl: row.originalUrl ?? null,
})

type Columns = Partial<ProductRow>

/** The columns of some parts of a draft. */
export const columnsOf = (draft: ProductDraft, fields: readonly DraftField[]): Columns =>
  Object.assign(
    {},
    ...fields.map((field): Columns => {
      if (field === 'stock') return { stock: draft.stock.pieces, preOrder: draft.stock.preOrder }
      if (field === 'weight') return measureColumns.weight(draft.weight, 'manual')
      if (field === 'size') return measureColumns.size(draft.size)
      // The partner's link led to the old address; ours is made of the new one.
      if (field === 'originalUrl') return { originalUrl: draft.originalUrl, affiliateUrl: null }
      if (field === 'hidden') return { hiddenByAdmin: draft.hidden }
      return { [field]: draft[field] }
    }),
  ) as Columns

/** Equal marks mean equal values. */
export const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

export const marksOf = (draft: ProductDraft): Record<string, string> =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, markOf(draft[field])]))
