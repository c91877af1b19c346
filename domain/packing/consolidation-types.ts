// What a consolidation is planned from and what a plan says, as plain data.
import type { Cents } from '../money.ts'
import type { QuoteRefusal } from '../quote-types.ts'
import type { PricedService } from '../shipping-services.ts'
import type { FreightLine } from '../tariff.ts'
import type { Box, Measure } from '../units.ts'
import type { Group } from './fit-boxes.ts'

/** Equal parcels that lie in the mailbox or are expected there. */
export interface ConsolidationPiece {
  readonly box: Box
  readonly weight: Measure
  readonly quantity: number
  readonly thisSideUp: boolean
  /** Weighed and measured by us; false for what a shop or a person says before that. */
  readonly measured: boolean
}

/** Beyond this a plan is made by hand; the search is for a mailbox, not for a ship. */
export const MAX_PLANNED_PIECES = 30
/** Kinds of pieces in one plan. */
export const MAX_PLANNED_KINDS = 12

/** One parcel of a plan. */
export interface PlannedParcel extends Omit<Group, 'cents'> {
  /** What it weighs and measures with its carton, and what it costs; surcharges are in the totals only. */
  readonly freight: FreightLine
  readonly cartonCents: Cents
  /** Nobody has confirmed the carton's price yet. */
  readonly cartonExample: boolean
}

export interface Comparison {
  readonly togetherCents: Cents
  /** Above zero only where together is the answer. */
  readonly savingCents: Cents
}

export type ConsolidationAnswer =
  | 'together'
  /** Putting them together would cost as much or more. */
  | 'apart_is_cheaper'
  /** There is nothing to put together. */
  | 'single_piece'
  /** No box takes two of them. */
  | 'no_box_fits'
  /** Sizes or weights are not ours: boxes are shown, a saving is not. */
  | 'not_measured'

export type ServicePlan =
  | ({ readonly service: PricedService } & QuoteRefusal)
  | {
      readonly service: PricedService
      readonly refused: null
      readonly answer: ConsolidationAnswer
      /** The best plan in which at least two share a box; null when there is none. */
      readonly parcels: readonly PlannedParcel[] | null
      /** For putting parcels together: each that goes into a box counts, the minimum holds. */
      readonly feeCents: Cents
      /** Handling, surcharges and minimum charges of the parcels together. */
      readonly otherCents: Cents
      /** As they are, one by one. */
      readonly apartCents: Cents
      /** Null without a plan, and while anything is not measured. */
      readonly comparison: Comparison | null
      /** At least one amount is an example. */
      readonly example: boolean
      readonly minDays: number
      readonly maxDays: number
    }
