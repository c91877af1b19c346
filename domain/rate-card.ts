// A tariff is data: what a card may say, so that a new price needs no release.
import type { InsuranceRate } from './insurance.ts'
import type { Cents } from './money.ts'
import type { Goods, PricedService, RestrictedKind } from './shipping-services.ts'
import type { Length, Measure } from './units.ts'

/** A price that holds from a billed quantity upwards, up to the start of the next bracket. */
export interface RateBracket {
  /** Thousandths of the billed unit; the first bracket starts at 0. Starts only, so that no gap or overlap can be said. */
  readonly fromThousandths: number
  readonly centsPerUnit: Cents
  /** Charged once beside the price per unit. */
  readonly flatCents: Cents
}

/** How room becomes weight. */
export interface VolumetricRule {
  /** Whether room counts where it outweighs the scale; if not, the volumetric weight is only shown. */
  readonly counts: boolean
  /** in³ per lb and cm³ per kg divide, kg per m³ multiplies. */
  readonly per: 'in3_per_lb' | 'cm3_per_kg' | 'kg_per_m3'
  /** Whole number above zero: 139, 166, 300; 5000, 6000; 167. */
  readonly value: number
  /** Each side is first taken to a whole unit (UPS and FedEx: up to the inch; IATA: to the nearest). Null: as entered. */
  readonly sides: { readonly unit: 'in' | 'cm'; readonly rounding: Rounding } | null
  /** Room counts only above this volume (USPS: 1728 in³); 0: always. */
  readonly aboveCubicInches: number
  /** So much of what room weighs above the scale is forgiven; thousandths of the card's unit, 0: nothing. */
  readonly freeExcessThousandths: number
}

/** `up`: to the next step. `nearest`: to the closest step, a half goes up. */
export type Rounding = 'up' | 'nearest'

/** An amount that grows in steps: the highest step reached is charged, once per piece. */
export interface SurchargeStep {
  /** Reached at this measure, in thousandths of the surcharge's unit. */
  readonly fromThousandths: number
  readonly cents: Cents
}

export type Surcharge =
  | {
      readonly code: 'oversize'
      /** Longest side, or longest side + twice the sum of the two others. */
      readonly measure: 'longest_side' | 'length_plus_girth'
      readonly unit: 'in' | 'cm'
      readonly steps: readonly SurchargeStep[]
    }
  | {
      readonly code: 'overweight'
      readonly unit: 'lb' | 'kg'
      readonly steps: readonly SurchargeStep[]
    }

/** What a service takes; null: no limit. Each is the largest that is still taken. */
export interface Limits {
  readonly pieceWeight: Measure | null
  readonly longestSide: Length | null
  readonly lengthPlusGirth: Length | null
  /** Declared value of all pieces together. */
  readonly declaredCents: Cents | null
  /** Pieces of one shipment. */
  readonly pieces: number | null
}

export interface RateCard {
  /** Stored with every quote, so that an old price can be explained. */
  readonly version: string
  readonly service: PricedService
  /** Country the card is for, such as `ve`. */
  readonly zone: string
  /** Billed by the greater of weight and room, by room alone, or by the piece. */
  readonly basis: 'chargeable_weight' | 'volume' | 'piece'
  readonly unit: 'lb' | 'kg' | 'ft3' | 'm3' | 'piece'
  /** By rising start, the first at 0. */
  readonly brackets: readonly RateBracket[]
  /** Does the bracket reached price the whole quantity, or only the part inside of it? */
  readonly bracketsApply: 'whole' | 'part'
  readonly rounding: Rounding
  readonly stepThousandths: number
  /** The least that is billed for a piece. */
  readonly minimumThousandths: number
  /** The least freight of a shipment; 0: none. */
  readonly minimumCents: Cents
  readonly volumetric: VolumetricRule
  readonly carries: readonly Goods[]
  /** Kinds of restricted goods this service does not take. */
  readonly refuses: readonly RestrictedKind[]
  readonly limits: Limits
  readonly surcharges: readonly Surcharge[]
  /** Per piece, whatever it is. */
  readonly handlingCents: Cents
  readonly residentialCents: Cents
  readonly insurance: InsuranceRate
  /** Per piece, where asked for. */
  readonly packagingCents: Cents
  readonly repackingCents: Cents
  /** Whether the freight is agreed; until then it is an example. */
  readonly confirmed: boolean
  /** The same for limits, surcharges and extras. */
  readonly extrasConfirmed: boolean
}

/** Fees for putting parcels together. */
export interface ConsolidationFees {
  readonly version: string
  /** For each parcel put in, and the least for one consolidation. */
  readonly perPieceCents: Cents
  readonly minimumCents: Cents
  readonly confirmed: boolean
}

/** The fees of a mailbox. */
export interface MailboxFees {
  readonly version: string
  /** Days a parcel lies free of charge. */
  readonly freeDays: number
  /** By rising day: what each day from then on costs, the first at `freeDays + 1`. */
  readonly storage: readonly { readonly fromDay: number; readonly centsPerDay: Cents }[]
  /** After so many days the parcel counts as abandoned; null: never. */
  readonly disposalAfterDays: number | null
  readonly photoCents: Cents
  readonly contentCheckCents: Cents
  readonly returnCents: Cents
  readonly wrongSuiteCents: Cents
  readonly confirmed: boolean
}
