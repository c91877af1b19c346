// What is asked of a quote and what it answers, as plain data that can be stored and computed again.
import type { Category } from './vocabulary.ts'
import type { Cents } from './money.ts'
import type { Goods, PricedService, RestrictedKind } from './shipping-services.ts'
import type { Suspension } from './shipping-tariff.ts'
import type { FreightReason } from './tariff.ts'
import type { Box, Length, Measure } from './units.ts'

/** Equal parcels of one kind. */
export interface QuotePiece {
  readonly weight: Measure
  readonly box: Box
  /** 1 to 99. */
  readonly quantity: number
  /** What one of them is worth. */
  readonly declaredCents: Cents
  readonly goods: Goods
  /** The shop's category or a restricted kind; null: not said. */
  readonly category: Category | RestrictedKind | null
  /** What is inside, in the person's words. */
  readonly description: string
  /** Weight or size are what such things usually have: nobody measured this one. */
  readonly estimated?: boolean | undefined
  /** Somebody looked at it and found that it may travel, whatever its words sound like. */
  readonly cleared?: boolean | undefined
  /** The shop's own product that it is: `declaredCents` is its price. */
  readonly productId?: number | undefined
}

export interface QuoteInput {
  readonly pieces: readonly QuotePiece[]
  readonly insurance: boolean
  readonly packaging: boolean
  readonly repacking: boolean
  readonly residential: boolean
  /** Billed as one parcel, for a fee. */
  readonly consolidate: boolean
  /** Only these, or all. */
  readonly services: readonly PricedService[] | null
}

interface Line {
  readonly cents: Cents
  /** A figure nobody has confirmed yet («tarifa de ejemplo»). */
  readonly example: boolean
}
/** A charge for each of several pieces. `piece` is the row of the quote from 1, null for all together. */
interface EachReason {
  readonly piece: number | null
  readonly quantity: number
  readonly centsEach: Cents
}

export type QuoteLine =
  | (Line & {
      readonly code: 'goods'
      /** Bought from the shop; `pieces` of all kinds. */
      readonly reason: { readonly pieces: number }
    })
  | (Line & {
      readonly code: 'freight'
      /** Equal pieces; `reason` explains one of them. */
      readonly reason: FreightReason & { readonly quantity: number; readonly centsEach: Cents }
    })
  | (Line & {
      readonly code: 'minimum_charge'
      readonly reason: { readonly minimumCents: Cents }
    })
  | (Line & {
      readonly code: 'oversize' | 'overweight'
      readonly reason: EachReason & {
        readonly measure: 'longest_side' | 'length_plus_girth' | 'weight'
        /** The step that was reached. */
        readonly fromThousandths: number
        readonly unit: 'in' | 'cm' | 'lb' | 'kg'
      }
    })
  | (Line & {
      readonly code: 'handling' | 'packaging' | 'repacking'
      readonly reason: EachReason
    })
  | (Line & {
      readonly code: 'consolidation'
      readonly reason: EachReason & { readonly minimumApplied: boolean; readonly version: string }
    })
  | (Line & {
      readonly code: 'residential' | 'remote_area' | 'processing'
      readonly reason: null
    })
  | (Line & {
      readonly code: 'insurance'
      readonly reason: {
        readonly declaredCents: Cents
        readonly basisPoints: number
        readonly freeCents: Cents
        readonly minimumApplied: boolean
      }
    })
  | (Line & {
      readonly code: 'taxes'
      readonly reason: { readonly declaredCents: Cents; readonly basisPoints: number }
    })

export type QuoteLineCode = QuoteLine['code']

export interface QuotePrice {
  readonly service: PricedService
  readonly refused: null
  readonly lines: readonly QuoteLine[]
  readonly totalCents: Cents
  readonly minDays: number
  readonly maxDays: number
  readonly cardVersion: string
  /** At least one figure is an example. */
  readonly example: boolean
  readonly cheapest: boolean
  readonly fastest: boolean
}

export type QuoteRefusal =
  | { readonly refused: 'not_served' }
  | { readonly refused: 'route_suspended'; readonly suspension: Suspension }
  | {
      readonly refused: 'not_for_goods'
      readonly piece: number
      readonly carries: readonly Goods[]
    }
  | {
      readonly refused: 'restricted_item'
      readonly piece: number
      readonly kind: RestrictedKind
      readonly word: string | null
    }
  | { readonly refused: 'too_heavy'; readonly piece: number; readonly limit: Measure }
  | {
      readonly refused: 'too_large'
      readonly piece: number
      readonly measure: 'longest_side' | 'length_plus_girth'
      readonly limit: Length
    }
  | { readonly refused: 'too_dear'; readonly declaredCents: Cents; readonly limitCents: Cents }
  | { readonly refused: 'too_many_pieces'; readonly pieces: number; readonly limit: number }

export type QuoteOption = QuotePrice | ({ readonly service: PricedService } & QuoteRefusal)
export type QuoteRefusalCode = QuoteRefusal['refused']
/** Every reason, for schemas. */
export const QUOTE_REFUSALS = [
  'not_served',
  'route_suspended',
  'not_for_goods',
  'restricted_item',
  'too_heavy',
  'too_large',
  'too_dear',
  'too_many_pieces',
] as const satisfies readonly QuoteRefusalCode[]

export interface Quote {
  /** One per service asked for, in the order of PRICED_SERVICES. */
  readonly options: readonly QuoteOption[]
  readonly pieces: number
  readonly declaredCents: Cents
  /** Shown beside every service; thousandths of lb and ft³ of all pieces together. */
  readonly poundsThousandths: number
  readonly cubicFeetThousandths: number
}
