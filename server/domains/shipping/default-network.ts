// The countries a new shop delivers to, with days and prices: Venezuela's are the shop's own, the others examples.
import {
  AIR_CARD,
  CONSOLIDATION_FEES,
  COURIER_CARD,
  FURNITURE_CARD,
  DEFAULT_DAYS,
  MAILBOX_FEES,
  SEA_CARD,
  VEHICLE_CARD,
} from '#domain/default-tariff.ts'
import type { ConsolidationFees, MailboxFees, RateCard } from '#domain/rate-card.ts'
import type { PricedService, Service } from '#domain/shipping-services.ts'

type Days = readonly [min: number, max: number]

export interface DefaultCountry {
  readonly code: string
  /** Null: the rate of the settings. */
  readonly taxBasisPoints: number | null
  readonly taxConfirmed: boolean
  readonly days: Readonly<Partial<Record<PricedService, Days>>>
  readonly cards: readonly RateCard[]
}

const VENEZUELA: DefaultCountry = {
  code: 've',
  taxBasisPoints: null,
  taxConfirmed: true,
  // Air and sea as documented; the others are examples.
  days: { ...DEFAULT_DAYS, courier: [2, 5], vehicle: [30, 45], furniture: [28, 40] },
  cards: [AIR_CARD, SEA_CARD, COURIER_CARD, VEHICLE_CARD, FURNITURE_CARD],
}

interface Neighbour {
  readonly code: string
  readonly taxBasisPoints: number
  /** Per cent of the Venezuelan price. */
  readonly percent: number
  readonly air: Days
  readonly sea: Days
}

const scaled = (card: RateCard, { code, percent }: Neighbour): RateCard => ({
  ...card,
  version: card.version.replace(/^ve-/, `${code}-`),
  zone: code,
  brackets: card.brackets.map((bracket) => ({
    ...bracket,
    centsPerUnit: Math.round((bracket.centsPerUnit * percent) / 100),
  })),
  confirmed: false,
})

const later = ([min, max]: Days, days: number): Days => [min + days, max + days]

const neighbour = (country: Neighbour): DefaultCountry => ({
  code: country.code,
  taxBasisPoints: country.taxBasisPoints,
  taxConfirmed: false,
  days: {
    air: country.air,
    sea: country.sea,
    courier: [2, 5],
    vehicle: later(country.sea, 8),
    furniture: later(country.sea, 4),
  },
  cards: VENEZUELA.cards.map((card) => scaled(card, country)),
})

/** Examples until an admin confirms them: what the routes' lengths make likely. */
export const DEFAULT_COUNTRIES: readonly DefaultCountry[] = [
  VENEZUELA,
  ...(
    [
      { code: 'co', taxBasisPoints: 1900, percent: 75, air: [3, 7], sea: [12, 20] },
      { code: 'ec', taxBasisPoints: 2000, percent: 85, air: [4, 9], sea: [18, 28] },
      { code: 'pe', taxBasisPoints: 1800, percent: 95, air: [4, 9], sea: [20, 30] },
      { code: 'pa', taxBasisPoints: 1000, percent: 60, air: [2, 5], sea: [8, 14] },
      { code: 'do', taxBasisPoints: 1800, percent: 60, air: [2, 5], sea: [8, 14] },
      { code: 'cl', taxBasisPoints: 1900, percent: 120, air: [5, 10], sea: [28, 40] },
      { code: 'br', taxBasisPoints: 6000, percent: 140, air: [5, 12], sea: [25, 40] },
      { code: 'ar', taxBasisPoints: 5000, percent: 140, air: [5, 12], sea: [28, 42] },
      { code: 'mx', taxBasisPoints: 1900, percent: 70, air: [3, 7], sea: [12, 20] },
    ] satisfies Neighbour[]
  ).map(neighbour),
]

export const DEFAULT_FEES: readonly {
  service: Service
  data: ConsolidationFees | MailboxFees
}[] = [
  { service: 'consolidation', data: CONSOLIDATION_FEES },
  { service: 'mailbox', data: MAILBOX_FEES },
]
