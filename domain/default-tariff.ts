// The shop's own rate cards: what a new database starts with, and what pages say before any card was changed.
import type { ConsolidationFees, MailboxFees, RateCard } from './rate-card.ts'
import { RESTRICTED_KINDS } from './shipping-services.ts'

/** in³ ÷ 166, the shop's air rule; by sea it is only shown. */
const volumetric = {
  counts: true,
  per: 'in3_per_lb',
  value: 166,
  sides: null,
  aboveCubicInches: 0,
  freeExcessThousandths: 0,
} as const

const pounds = (whole: number) => ({ thousandths: whole * 1000, unit: 'lb' }) as const
const inches = (whole: number) => ({ thousandths: whole * 1000, unit: 'in' }) as const
const onePrice = (centsPerUnit: number) => [{ fromThousandths: 0, centsPerUnit, flatCents: 0 }]

/** Example figures until somebody confirms them: what a forwarder of the trade usually asks. */
const EXTRAS = {
  limits: {
    pieceWeight: pounds(150),
    longestSide: inches(96),
    lengthPlusGirth: null,
    declaredCents: null,
    pieces: null,
  },
  refuses: RESTRICTED_KINDS,
  surcharges: [],
  handlingCents: 0,
  residentialCents: 500,
  insurance: { basisPoints: 200, freeCents: 10_000, minimumCents: 200, stepCents: 0 },
  packagingCents: 400,
  repackingCents: 300,
  extrasConfirmed: false,
} as const

/** 6.50 USD per lb, the greater of actual and in³ ÷ 166, up to the next pound, at least one (default tariff). */
export const AIR_CARD: RateCard = {
  ...EXTRAS,
  version: 've-air-1',
  service: 'air',
  zone: 've',
  basis: 'chargeable_weight',
  unit: 'lb',
  brackets: onePrice(650),
  bracketsApply: 'whole',
  rounding: 'up',
  stepThousandths: 1000,
  minimumThousandths: 1000,
  minimumCents: 0,
  volumetric,
  carries: ['parcel'],
  confirmed: true,
}

/** 31 USD per ft³, up to the next tenth, at least one (default tariff). */
export const SEA_CARD: RateCard = {
  ...EXTRAS,
  version: 've-sea-1',
  service: 'sea',
  zone: 've',
  basis: 'volume',
  unit: 'ft3',
  brackets: onePrice(3100),
  bracketsApply: 'whole',
  rounding: 'up',
  stepThousandths: 100,
  minimumThousandths: 1000,
  minimumCents: 0,
  volumetric: { ...volumetric, counts: false },
  carries: ['parcel', 'furniture'],
  limits: { ...EXTRAS.limits, pieceWeight: pounds(1000), longestSide: inches(230) },
  // Rules of the air do not bind a ship: perfume and shampoo travel.
  refuses: RESTRICTED_KINDS.filter((kind) => kind !== 'liquids'),
  confirmed: true,
}

/** Days in transit from Miami to Venezuela, one value per service (specification §9). */
export const DEFAULT_DAYS = { air: [3, 10], sea: [25, 35] } as const

/** An example: by the pound with in³ ÷ 139 as integrators count, cheaper from 10 and 40 lb. */
export const COURIER_CARD: RateCard = {
  ...AIR_CARD,
  version: 've-courier-1',
  service: 'courier',
  brackets: [
    { fromThousandths: 0, centsPerUnit: 1150, flatCents: 0 },
    { fromThousandths: 10_000, centsPerUnit: 990, flatCents: 0 },
    { fromThousandths: 40_000, centsPerUnit: 890, flatCents: 0 },
  ],
  minimumThousandths: 2000,
  volumetric: { ...volumetric, value: 139, sides: { unit: 'in', rounding: 'up' } },
  limits: {
    pieceWeight: pounds(110),
    longestSide: inches(60),
    lengthPlusGirth: inches(118),
    declaredCents: 200_000,
    pieces: null,
  },
  surcharges: [
    {
      code: 'oversize',
      measure: 'longest_side',
      unit: 'in',
      steps: [{ fromThousandths: 40_000, cents: 2500 }],
    },
    {
      code: 'overweight',
      unit: 'lb',
      steps: [
        { fromThousandths: 70_000, cents: 2000 },
        { fromThousandths: 100_000, cents: 3000 },
      ],
    },
  ],
  confirmed: false,
}

/** An example: by the cubic metre, at least eight, with loading and lashing for each vehicle. */
export const VEHICLE_CARD: RateCard = {
  ...SEA_CARD,
  version: 've-vehicle-1',
  service: 'vehicle',
  unit: 'm3',
  brackets: onePrice(11_500),
  minimumThousandths: 8000,
  carries: ['vehicle'],
  limits: {
    pieceWeight: { thousandths: 4_500_000, unit: 'kg' },
    longestSide: { thousandths: 7000, unit: 'm' },
    lengthPlusGirth: null,
    declaredCents: null,
    pieces: 4,
  },
  handlingCents: 35_000,
  packagingCents: 0,
  repackingCents: 0,
  insurance: { basisPoints: 150, freeCents: 0, minimumCents: 5000, stepCents: 0 },
  confirmed: false,
}

/** An example: sea freight by the cubic foot with padding and two carriers for each piece. */
export const FURNITURE_CARD: RateCard = {
  ...SEA_CARD,
  version: 've-furniture-1',
  service: 'furniture',
  brackets: [
    { fromThousandths: 0, centsPerUnit: 2800, flatCents: 0 },
    { fromThousandths: 50_000, centsPerUnit: 2400, flatCents: 0 },
    { fromThousandths: 200_000, centsPerUnit: 2000, flatCents: 0 },
  ],
  minimumThousandths: 3000,
  carries: ['furniture'],
  limits: { ...SEA_CARD.limits, pieceWeight: pounds(2000) },
  handlingCents: 1500,
  packagingCents: 3500,
  insurance: { basisPoints: 300, freeCents: 0, minimumCents: 1000, stepCents: 0 },
  confirmed: false,
}

/** Examples until somebody confirms them. */
export const CONSOLIDATION_FEES: ConsolidationFees = {
  version: 'consolidation-1',
  perPieceCents: 200,
  minimumCents: 500,
  confirmed: false,
}

/** Examples: a month free of charge, then by the day, dearer after two months, given up after three. */
export const MAILBOX_FEES: MailboxFees = {
  version: 'mailbox-1',
  freeDays: 30,
  storage: [
    { fromDay: 31, centsPerDay: 50 },
    { fromDay: 61, centsPerDay: 100 },
  ],
  disposalAfterDays: 90,
  photoCents: 200,
  contentCheckCents: 500,
  returnCents: 1000,
  wrongSuiteCents: 500,
  confirmed: false,
}
