// What admins say to the tariff: new versions, confirmations, suspensions, and quotes as of a date.
import { z } from 'zod'
import { NETWORK_FIGURES } from '#domain/network-figures.ts'
import { FEE_SERVICES } from '#domain/shipping-services.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { idSchema, momentSchema } from './primitives.ts'
import { suspensionSchema } from './quote-answer.ts'
import {
  consolidationFeesDraftSchema,
  consolidationFeesSchema,
  mailboxFeesDraftSchema,
  mailboxFeesSchema,
  rateCardDraftSchema,
  rateCardSchema,
  zoneSchema,
} from './rate-card.ts'
import { refusalSchema } from './refusal-schema.ts'
import { quoteOutput, serviceSchema } from './shipping.ts'
import { destinationCodeSchema, pricedServiceSchema, quoteInput } from './shipping-quote.ts'
import { blockText, lineText } from './texts.ts'

const whole = z.number().int()
const basisPoints = whole.min(0).max(100_000)

/** Fees are the same everywhere. */
export const EVERYWHERE = '*'
const zone = z.union([zoneSchema, z.literal(EVERYWHERE)])

const versioned = {
  /** When it begins to hold; null: at once. Never in the past. */
  validFrom: momentSchema.nullable().default(null),
  note: blockText().max(500).default(''),
  /** The newest version the writer saw; null: there was none. Another one meanwhile is refused. */
  basedOn: lineText().max(60).nullable(),
  /** Whether it may take the place of a version to come that starts at the same moment. */
  replace: z.boolean().default(false),
}
export const addRateCardInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...versioned, kind: z.literal('card'), card: rateCardDraftSchema }),
  z.strictObject({
    ...versioned,
    kind: z.literal('consolidation'),
    fees: consolidationFeesDraftSchema,
  }),
  z.strictObject({ ...versioned, kind: z.literal('mailbox'), fees: mailboxFeesDraftSchema }),
])
export type AddRateCardInput = z.output<typeof addRateCardInput>

const tariffChanged = refusalSchema('tariff_changed', { version: z.string().nullable() })
export const addRateCardOutput = z.union([
  z.object({ ok: z.literal(true), version: z.string() }),
  tariffChanged,
  refusalSchema('starts_in_past'),
  refusalSchema('start_taken'),
])
export type AddRateCardOutcome = z.infer<typeof addRateCardOutput>

/** Confirms an example as it stands: a new version with the same figures. */
export const confirmRateCardInput = z.strictObject({
  version: lineText().max(60),
  freight: z.boolean().default(true),
  extras: z.boolean().default(true),
})

export const rateCardsInput = z.strictObject({ zone, service: serviceSchema })
const cardValue = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()
export const rateCardVersionSchema = z.object({
  version: z.string(),
  service: serviceSchema,
  zone: z.string(),
  state: z.enum(['past', 'current', 'future', 'replaced']),
  validFrom: z.string(),
  createdAt: z.string(),
  /** Username of whoever added it; null for the shop's defaults and for accounts that are gone. */
  createdBy: z.string().nullable(),
  note: z.string(),
  data: z.union([rateCardSchema, consolidationFeesSchema, mailboxFeesSchema]),
  /** Against the version before it. */
  changes: z.array(z.object({ path: z.string(), before: cardValue, after: cardValue })),
})
export type RateCardVersion = z.infer<typeof rateCardVersionSchema>
/** The latest start first. */
export const rateCardsOutput = z.array(rateCardVersionSchema)

export const simulateInput = quoteInput.extend({ at: momentSchema })
/** Of a moment before the first fees there is no tariff. */
export const simulateOutput = z.union([...quoteOutput.options, refusalSchema('no_tariff')])

/** A notice must be there in every language: somebody will read it in each. */
const noticeSchema = z.strictObject(
  Object.fromEntries(LOCALES.map((locale) => [locale, blockText(1).max(500)])) as Record<
    Locale,
    z.ZodString
  >,
)
export const suspendRouteInput = z.strictObject({
  service: pricedServiceSchema,
  country: zoneSchema,
  /** Null: the whole country. */
  destination: destinationCodeSchema.nullable().default(null),
  notice: noticeSchema,
  since: momentSchema.nullable().default(null),
  until: momentSchema.nullable().default(null),
})
export type SuspendRouteInput = z.output<typeof suspendRouteInput>
export const suspendRouteOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('ends_before_start'),
])
export const liftSuspensionInput = z.strictObject({ id: idSchema })
export const changedOutput = z.object({ ok: z.literal(true) })

/** The whole network as the desk sees it. */
export const tariffDeskOutput = z.object({
  /** The moment all of this is said of. */
  at: z.string(),
  /** The tax of the settings, where a country has none of its own. */
  usualTaxBasisPoints: basisPoints,
  countries: z.array(
    z.object({
      code: z.string(),
      taxBasisPoints: basisPoints.nullable(),
      taxConfirmed: z.boolean(),
      /** Whether another tax is written for a later day. */
      taxComing: z.boolean(),
      /** The versions that hold now. */
      cards: z.array(
        z.object({
          service: serviceSchema,
          version: z.string(),
          validFrom: z.string(),
          confirmed: z.boolean(),
          extrasConfirmed: z.boolean(),
          unit: rateCardSchema.shape.unit,
          /** Price of a unit in the first bracket. */
          firstCents: whole,
        }),
      ),
    }),
  ),
  destinations: z.array(
    z.object({
      code: z.string(),
      country: z.string(),
      name: z.string(),
      remoteCents: whole,
      remoteConfirmed: z.boolean(),
      /** The figures of which there is a version to come. */
      coming: z.array(z.enum(NETWORK_FIGURES)),
      routes: z.array(z.object({ service: pricedServiceSchema, minDays: whole, maxDays: whole })),
    }),
  ),
  /** The lists of fees that hold now, the same everywhere. */
  fees: z.array(
    z.object({
      service: z.enum(FEE_SERVICES),
      version: z.string(),
      validFrom: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  /** Not lifted and not over, the newest first. */
  suspensions: z.array(
    suspensionSchema.extend({
      id: idSchema,
      service: pricedServiceSchema,
      country: z.string(),
      destination: z.string().nullable(),
    }),
  ),
})
export type TariffDesk = z.infer<typeof tariffDeskOutput>
