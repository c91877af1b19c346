// Products as the columns of a file that the importer reads back, a piece at a time.
import { type AdminExport, type AdminExportInput, EXPORT_PIECE } from '#contract/product-desk.ts'
import { TEXT_PARTS, type TextPart } from '#domain/product-parts.ts'
import { safeOutboundUrl } from '#domain/affiliate.ts'
import type { LengthUnit, WeightUnit } from '#domain/units.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import type { Ctx } from '#server/ctx.ts'
import { draftOf } from './draft.ts'
import { deskProducts } from './where.ts'
import { columnOf } from '../product/told-columns.ts'
import { Product, type ProductRow } from '../product/product.entity.ts'

const dollars = (cents: number | null | undefined) =>
  cents == null ? '' : (cents / 100).toFixed(2)
// Files are read like American listings: a point parts the decimals.
const number = (thousandths: number) => writeLocaleNumber(thousandths, 'en')
const measure = (thousandths: number, unit: WeightUnit) => `${number(thousandths)} ${unit}`
const box = (sides: readonly number[], unit: LengthUnit) =>
  `${sides.map(number).join(' x ')} ${unit}`
const list = (entries: readonly unknown[]) => (entries.length > 0 ? JSON.stringify(entries) : '')

type Cells = Record<string, (row: ProductRow) => string>
/** «shortDescription» as «short description». */
const texts = (parts: readonly TextPart[]): Cells =>
  Object.fromEntries(
    parts.map((part) => [columnOf(part).replaceAll('_', ' '), (row: ProductRow) => row[part]]),
  )

/** Header → cell. The importer knows the first ones by name and passes over the others. */
const CELLS: Cells = {
  'external id': ({ externalId }) => externalId,
  store: ({ sourceStore }) => sourceStore,
  ...texts(['name', 'brand', 'model']),
  'bar code': ({ gtin }) => gtin ?? '',
  condition: ({ condition }) => condition ?? '',
  category: ({ category }) => category,
  price: ({ priceCents }) => dollars(priceCents),
  'original price': (row) => dollars(draftOf(row).originalPriceCents),
  currency: () => 'USD',
  stock: ({ stock }) => String(stock),
  // Only while it is one: whoever reads a day takes it for a pre-order.
  'expected on': ({ preOrder, expectedOn }) => (preOrder && expectedOn) || '',
  weight: (row) => {
    const { weight } = draftOf(row)
    return weight ? measure(weight.thousandths, weight.unit) : ''
  },
  dimensions: (row) => {
    const { size } = draftOf(row)
    return size ? box([size.length, size.width, size.height], size.unit) : ''
  },
  images: (row) => list(draftOf(row).images),
  features: ({ features }) => list(features),
  specifications: ({ specifications }) => list(specifications),
  ...texts(TEXT_PARTS),
  language: ({ textLanguage }) => textLanguage,
  url: ({ originalUrl, sourceStore }) => safeOutboundUrl(originalUrl, sourceStore) ?? '',
  'affiliate url': ({ affiliateUrl, sourceStore }) =>
    safeOutboundUrl(affiliateUrl, sourceStore) ?? '',
  rating: ({ ratingTenths }) => (ratingTenths / 10).toFixed(1),
  'review count': ({ reviewCount }) => String(reviewCount),
  'puente number': ({ id }) => String(id),
  'puente origin': ({ origin }) => origin,
  'puente availability': ({ availability }) => availability,
  'puente hidden': ({ hiddenByAdmin }) => (hiddenByAdmin ? 'yes' : 'no'),
  'puente featured': ({ featured }) => (featured ? 'yes' : 'no'),
  'puente corrected': ({ fixedFields }) => fixedFields.join(' '),
}

export async function exportProducts(
  { em }: Pick<Ctx, 'em'>,
  { after, ...filter }: AdminExportInput,
): Promise<AdminExport> {
  const found = await (
    await deskProducts(em, filter)
  )
    .select('p.id')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(EXPORT_PIECE)
    .execute()
  const ids = found.map(({ id }) => id)
  const rows = await em.find(
    Product,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  const writers = Object.values(CELLS)
  return {
    columns: Object.keys(CELLS),
    rows: rows.map((row) => writers.map((write) => write(row))),
    nextAfter: ids.length === EXPORT_PIECE ? (ids.at(-1) ?? null) : null,
  }
}
