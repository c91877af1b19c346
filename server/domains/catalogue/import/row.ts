// Judges one record of a file: a product that may go into the catalogue, or the reason why it may not.
import { PRODUCT_PARTS, TEXT_PARTS, type TextPart } from '#domain/product-parts.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { WeightUnit } from '#domain/units.ts'
import { currencyNamed } from '#domain/currency-text.ts'
import { normalGtin } from '#domain/gtin.ts'
import { safeOutboundUrl } from '#domain/affiliate.ts'
import { saidCondition } from '#domain/item-condition.ts'
import { categoryOfTitle } from '#domain/category-words.ts'
import { plainParagraphs, plainText } from '#domain/plain-text.ts'
import { plainCell } from '#domain/spreadsheet-cell.ts'
import { decodeEntities } from '#server/platform/decode-entities.ts'
import { measureColumns } from '../product/stored-size.ts'
import { type CategoryAnswers, categoryNamed, categoryTold, FALLBACK_CATEGORY } from './category.ts'
import type { ImportColumn } from './columns.ts'
import type { ImportField } from './fields.ts'
import { readCount, readDay, readRating, readStock } from './counts.ts'
import { externalIdOf, type Origin, storeNamed } from './identity.ts'
import { readFeatures, readImages, readSpecifications } from './lists.ts'
import { readSizeOf, readWeight } from './measures.ts'
import { type Decimal, type PriceFault, readPrice } from './price.ts'
import type { Gap, ImportProduct } from './product.ts'
import type { RecordFault } from './record.ts'

export type RejectCode =
  | RecordFault
  | PriceFault
  | 'name_missing'
  | 'currency_unknown'
  | 'store_unknown'
  | 'store_missing'
  | 'stock_unreadable'
  | 'id_too_long'
  | 'category_unknown'
  | 'duplicate_id'
  | 'duplicate_name'

export interface Rejection {
  line: number
  column: string
  value: string
  code: RejectCode
}

export interface RowSettings {
  columns: readonly ImportColumn[]
  origin: Origin
  decimal?: Decimal | undefined
  /** ISO code → how much of it one US dollar is. */
  rates?: ReadonlyMap<string, number> | undefined
  /** ISO code of prices without a sign, where no column tells it. */
  bareCurrency?: string | undefined
  weightUnit?: WeightUnit | undefined
  categories?: CategoryAnswers | undefined
  /** Servers whose pictures are taken beside those of the stores. */
  pictureHosts?: readonly string[]
  /** Cell texts for fields that a row leaves empty. */
  fill: ReadonlyMap<ImportField, string>
}

export type RowOutcome = { ok: true; product: ImportProduct } | { ok: false; rejection: Rejection }

const MAX_ID = 120

const orNull = <T>(values: T[]): T[] | null => (values.length > 0 ? values : null)

export const createRowReader = (settings: RowSettings) => {
  const { columns, origin, decimal, fill, rates, bareCurrency } = settings
  const { weightUnit, categories, pictureHosts = [] } = settings
  const byField = new Map(columns.map((column) => [column.field, column]))

  return (line: number, cells: readonly string[]): RowOutcome => {
    const cellOf = (field: ImportField): string => cells[byField.get(field)?.index ?? -1] ?? ''
    const text = (field: ImportField): string => {
      const cell = cellOf(field)
      return cell.trim() === '' ? (fill.get(field) ?? '') : plainCell(cell)
    }
    const words = (field: ImportField): string => decodeEntities(text(field))
    const reject = (field: ImportField, code: RejectCode): RowOutcome => {
      const column = byField.get(field)?.header ?? field
      return { ok: false, rejection: { line, column, value: text(field), code } }
    }
    const gaps = new Set<Gap>()

    const texts = Object.fromEntries(
      TEXT_PARTS.map((part) => {
        const { kind, most } = PRODUCT_PARTS[part]
        const read = kind === 'line' ? plainText : plainParagraphs
        const given = words(part)
        const kept = read(given, most)
        // Two more: the first letter that is cut may be a space, which no text ends with.
        if (given.length > most && read(given, most + 2) !== kept) gaps.add('textCut')
        return [part, kept]
      }),
    ) as Record<TextPart, string>
    const { name, brand, model } = texts
    if (name === '') return reject('name', 'name_missing')
    const said = text('currency').trim()
    const currency = said === '' ? undefined : (currencyNamed(said) ?? said.toUpperCase())
    if (currency !== undefined && currency !== 'USD' && !rates?.has(currency))
      return reject('currency', 'currency_unknown')
    const money = (field: 'price' | 'originalPrice') => {
      const column = byField.get(field)
      const reading = { decimal, inCents: column?.inCents, rates, bareCurrency }
      return readPrice(text(field), { ...reading, currency: currency ?? column?.currency })
    }
    const price = money('price')
    if (!price.ok) return reject('price', price.code)

    const storeText = text('store')
    const hasOwnStore = storeText.trim() !== ''
    const sourceStore = hasOwnStore ? storeNamed(storeText) : origin.store
    if (sourceStore === null) return reject('store', 'store_missing')
    if (sourceStore === undefined) return reject('store', 'store_unknown')
    const stock = text('stock').trim() === '' ? null : readStock(text('stock'))
    if (stock === undefined) return reject('stock', 'stock_unreadable')

    const givenId = plainText(text('externalId'), MAX_ID + 1)
    const externalId = externalIdOf(origin, hasOwnStore, givenId, [brand, model, name])
    if ([...externalId].length > MAX_ID) return reject('externalId', 'id_too_long')

    const original = money('originalPrice')
    if (!original.ok && original.code !== 'price_missing') gaps.add('originalPriceDropped')
    const originalPriceCents = original.ok && original.cents > price.cents ? original.cents : null

    const told = categoryTold(decodeEntities(cellOf('category')), categories)
    const filled = categoryNamed(fill.get('category') ?? '')
    const category = (told !== null && 'category' in told ? told.category : filled) ?? null
    const isAsked = category === null && told !== null && 'unknown' in told && told.isElsewhere
    const guess = category ?? (isAsked ? undefined : categoryOfTitle(name))
    if (guess === undefined && told !== null) return reject('category', 'category_unknown')
    if (category === null) gaps.add(guess === undefined ? 'categoryFallback' : 'categoryGuessed')

    const weight = readWeight(
      text('weight'),
      byField.get('weight')?.weightUnit ?? weightUnit ?? null,
    )
    const sizeColumn = byField.get('dimensions') ?? byField.get('length')
    const lengthUnit = sizeColumn?.lengthUnit ?? text('lengthUnit')
    const read = readSizeOf(text, lengthUnit)
    const size = read === 'no_unit' ? null : read
    if (read === 'no_unit') gaps.add('sizeUnitOpen')
    if (weight === null) gaps.add('noWeight')
    if (size === null) gaps.add('noSize')
    if (stock === null) gaps.add('noStock')

    const kept = <T>(field: ImportField, value: T | null, gap: Gap): T | null => {
      if (value === null && text(field).trim() !== '') gaps.add(gap)
      return value
    }
    const expectedOn = kept('expectedOn', readDay(text('expectedOn')), 'dayDropped')
    const gtin = kept('gtin', normalGtin(text('gtin')), 'barCodeDropped')
    const { images, dropped } = readImages(text('images'), pictureHosts)
    if (dropped.length > 0) gaps.add('imageDropped')
    const link = (field: 'originalUrl' | 'affiliateUrl') =>
      kept(field, safeOutboundUrl(text(field).trim(), sourceStore), 'linkDropped')

    return {
      ok: true,
      product: {
        line,
        sourceStore,
        externalId,
        ...texts,
        gtin,
        condition: saidCondition(text('condition')),
        category,
        guessedCategory: guess ?? FALLBACK_CATEGORY,
        priceCents: price.cents,
        originalPriceCents,
        ratingTenths: readRating(text('rating')),
        reviewCount: readCount(text('reviewCount')),
        stock: cellOf('stock').trim() === '' ? null : stock,
        firstStock: stock ?? 0,
        // What comes on a day is sold before it.
        preOrder: expectedOn === null ? null : true,
        expectedOn,
        ...measureColumns.weight(weight, 'provider'),
        ...measureColumns.size(size),
        images: orNull(images),
        features: orNull(readFeatures(text('features'))),
        specifications: orNull(readSpecifications(text('specifications'))),
        affiliateUrl: link('affiliateUrl'),
        originalUrl: link('originalUrl'),
        textLanguage:
          LOCALES.find((locale) => locale === text('language').trim().toLowerCase()) ?? null,
        droppedHosts: dropped,
        unknownCategory: told !== null && 'unknown' in told ? told.unknown : null,
        // Last: whatever reads a value may add to it.
        gaps: [...gaps],
      },
    }
  }
}
