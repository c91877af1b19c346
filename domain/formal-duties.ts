// What the formal customs rules would ask for a quoted shipment, service by service: shown beside the shop's own rate.
import type { CompiledCustoms } from './customs-book.ts'
import type { CustomsCategory, CustomsCountry, Day } from './customs-rule.ts'
import { type CustomsEstimate, type CustomsInput, estimateCustoms } from './customs.ts'
import { type Cents, sum } from './money.ts'
import type { Quote, QuoteInput, QuoteLineCode, QuotePiece, QuotePrice } from './quote-types.ts'
import type { PricedService } from './shipping-services.ts'

export interface FormalDuty {
  /** What customs was asked, so that a page can ask it again in full. */
  readonly input: CustomsInput
  readonly estimate: CustomsEstimate
}
export type FormalDuties = Readonly<Partial<Record<PricedService, FormalDuty>>>

const CATEGORIES: Partial<Record<NonNullable<QuotePiece['category']>, CustomsCategory>> = {
  Electronics: 'electronics',
  'Clothing & Accessories': 'clothing_accessories',
  'Home & Garden': 'home_garden',
  Toys: 'toys',
  'Health & Beauty': 'health_beauty',
}

/** One category for all pieces; a mixed parcel is `other`. */
const categoryOf = (pieces: readonly QuotePiece[]): CustomsCategory => {
  const found = new Set(pieces.map(({ category }) => (category && CATEGORIES[category]) ?? 'other'))
  const [only] = found
  return found.size === 1 && only ? only : 'other'
}

const centsOf = ({ lines }: QuotePrice, isMeant: (code: QuoteLineCode) => boolean): Cents =>
  sum(lines.filter(({ code }) => isMeant(code)).map(({ cents }) => cents))

/** What a price holds beside the way itself: the goods count as declared, and the shop's fee is no freight. */
const NOT_FREIGHT: ReadonlySet<QuoteLineCode> = new Set([
  'goods',
  'insurance',
  'taxes',
  'processing',
])

/**
 * The estimate of each service that priced the shipment, for goods that are bought with it as for those only carried.
 * Freight is everything that is paid for the way. Nothing is said for vehicles and furniture, which no simplified regime
 * takes, nor while nothing is declared: a duty on nothing is no answer. `day` is the day of clearance.
 */
export const formalDuties = (
  asked: QuoteInput,
  quote: Quote,
  country: CustomsCountry,
  book: CompiledCustoms,
  day: Day,
): FormalDuties => {
  const { pieces } = asked
  if (quote.declaredCents === 0 || pieces.some(({ goods }) => goods !== 'parcel')) return {}
  const found: Partial<Record<PricedService, FormalDuty>> = {}
  for (const option of quote.options) {
    if (option.refused !== null) continue
    const input: CustomsInput = {
      country,
      day,
      declaredCents: quote.declaredCents,
      freightCents: centsOf(option, (code) => !NOT_FREIGHT.has(code)),
      insuranceCents: centsOf(option, (code) => code === 'insurance'),
      weight: { thousandths: quote.poundsThousandths, unit: 'lb' },
      category: categoryOf(pieces),
      mode: option.service === 'sea' ? 'sea' : 'courier',
      units: Math.max(...pieces.map(({ quantity }) => quantity)),
      boxes: asked.consolidate ? 1 : quote.pieces,
    }
    found[option.service] = { input, estimate: estimateCustoms(book, input) }
  }
  return found
}
