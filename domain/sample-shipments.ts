// A few typical shipments of each kind of goods, by which a change of a tariff is judged before it is made.
import type { QuoteInput, QuotePiece } from './quote-types.ts'
import type { Goods, PricedService } from './shipping-services.ts'
import type { Box } from './units.ts'

export const SAMPLES = ['small', 'medium', 'large'] as const
export type Sample = (typeof SAMPLES)[number]

const box = (unit: 'cm' | 'in', length: number, width: number, height: number): Box => ({
  length: { thousandths: length * 1000, unit },
  width: { thousandths: width * 1000, unit },
  height: { thousandths: height * 1000, unit },
})

type Measured = Pick<QuotePiece, 'box' | 'weight'>
const pounds = (weight: number, sides: Box): Measured => ({
  box: sides,
  weight: { thousandths: weight * 1000, unit: 'lb' },
})
const kilograms = (weight: number, sides: Box): Measured => ({
  box: sides,
  weight: { thousandths: weight * 1000, unit: 'kg' },
})

/**
 * A phone's box, the calculator's medium box and a crate; a chair, a sofa and a household; a scooter, a car and a van.
 * Chosen by us, none at a limit of any card.
 */
const MEASURES: Readonly<Record<Goods, Readonly<Record<Sample, Measured>>>> = {
  parcel: {
    small: pounds(2, box('cm', 20, 15, 10)),
    medium: pounds(12, box('cm', 40, 30, 25)),
    large: pounds(60, box('in', 24, 20, 20)),
  },
  furniture: {
    small: pounds(25, box('cm', 60, 60, 90)),
    medium: pounds(120, box('cm', 200, 90, 85)),
    large: pounds(900, box('cm', 400, 200, 200)),
  },
  vehicle: {
    small: kilograms(120, box('cm', 190, 75, 115)),
    medium: kilograms(1400, box('cm', 450, 180, 150)),
    large: kilograms(2300, box('cm', 560, 210, 240)),
  },
}

/** One piece of the kind, worth nothing and without extras: only the freight and what belongs to every parcel is seen. */
export const sampleShipment = (
  goods: Goods,
  sample: Sample,
  service: PricedService,
): QuoteInput => ({
  pieces: [
    {
      ...MEASURES[goods][sample],
      quantity: 1,
      declaredCents: 0,
      goods,
      category: null,
      description: '',
    },
  ],
  insurance: false,
  packaging: false,
  repacking: false,
  residential: false,
  consolidate: false,
  services: [service],
})
