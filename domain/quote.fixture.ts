// A tariff and shipments of round figures for the tests of quotes.
import {
  AIR_CARD,
  CONSOLIDATION_FEES,
  COURIER_CARD,
  FURNITURE_CARD,
  SEA_CARD,
} from './default-tariff.ts'
import { quoteServices } from './quote-services.ts'
import type { QuoteInput, QuoteOption, QuotePiece } from './quote-types.ts'
import type { Tariff } from './shipping-tariff.ts'

export const TARIFF: Tariff = {
  destination: {
    code: 've-caracas',
    country: 've',
    remoteCents: 0,
    remoteConfirmed: false,
    taxBasisPoints: 1500,
    taxConfirmed: true,
    taxIncluded: false,
  },
  services: [
    { service: 'air', card: AIR_CARD, minDays: 3, maxDays: 10, suspension: null },
    { service: 'sea', card: SEA_CARD, minDays: 25, maxDays: 35, suspension: null },
    { service: 'courier', card: COURIER_CARD, minDays: 2, maxDays: 5, suspension: null },
    { service: 'furniture', card: FURNITURE_CARD, minDays: 28, maxDays: 40, suspension: null },
  ],
  consolidation: CONSOLIDATION_FEES,
}

/** With what the shop takes once for each order. */
export const LANDED_TARIFF = { ...TARIFF, processingCents: 2500 }

export const piece = (
  pounds: number,
  [length, width, height]: readonly [number, number, number],
  changes: Partial<QuotePiece> = {},
): QuotePiece => {
  const side = (inches: number) => ({ thousandths: inches * 1000, unit: 'in' }) as const
  return {
    weight: { thousandths: pounds * 1000, unit: 'lb' },
    box: { length: side(length), width: side(width), height: side(height) },
    quantity: 1,
    declaredCents: 10_000,
    goods: 'parcel',
    category: null,
    description: '',
    ...changes,
  }
}

export const ask = (
  pieces: readonly QuotePiece[],
  changes: Partial<QuoteInput> = {},
): QuoteInput => ({
  pieces,
  insurance: false,
  packaging: false,
  repacking: false,
  residential: false,
  consolidate: false,
  services: null,
  ...changes,
})

export const optionsOf = (input: QuoteInput, tariff = TARIFF) =>
  Object.fromEntries(
    quoteServices(input, tariff).options.map((option) => [option.service, option]),
  ) as Record<QuoteOption['service'], QuoteOption | undefined>

export const linesOf = (option: QuoteOption | undefined) =>
  option?.refused === null ? option.lines.map(({ code, cents }) => [code, cents]) : option
