// What admins say about taxes, remote surcharges and days in transit: each change is a version with date, author and reason.
import { z } from 'zod'
import { figureKind, NETWORK_FIGURES, type NetworkFigure } from '#domain/network-figures.ts'
import type { FieldFault } from './field-errors.ts'
import { momentSchema } from './primitives.ts'
import { zoneSchema } from './rate-card.ts'
import { refusalSchema } from './refusal-schema.ts'
import { destinationCodeSchema } from './shipping-quote.ts'
import { blockText, lineText } from './texts.ts'
import { dollarsSchema, percentSchema, wholeSchema } from './typed-numbers.ts'

/** A thousand per cent: more is a slip of the pen. */
const MOST_BASIS_POINTS = 100_000
export const MOST_REMOTE_CENTS = 10_000_000
const MOST_DAYS = 365

const placed = {
  /** A country's code for its tax, otherwise a destination's. */
  place: z.union([zoneSchema, destinationCodeSchema]),
  figure: z.enum(NETWORK_FIGURES),
}
const fits = ({ place, figure }: { place: string; figure: (typeof NETWORK_FIGURES)[number] }) =>
  zoneSchema.safeParse(place).success === (figure === 'tax')

/** The versions of one figure are asked for. */
export const networkVersionsInput = z.strictObject(placed).refine(fits, { path: ['figure'] })
export type NetworkVersionsInput = z.output<typeof networkVersionsInput>

const days = wholeSchema(1, MOST_DAYS)

/** A figure as a form writes it. Answers what domain/network-figures computes with. */
export const typedFigureSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('tax'),
      /** Null: the rate of the settings. */
      taxPercent: percentSchema(MOST_BASIS_POINTS).nullable(),
      confirmed: z.boolean(),
      included: z.boolean().default(false),
    }),
    z.strictObject({
      kind: z.literal('remote'),
      remote: dollarsSchema(MOST_REMOTE_CENTS),
      confirmed: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('days'),
      served: z.boolean(),
      minDays: days,
      maxDays: days,
    }),
  ])
  .transform((typed, context): NetworkFigure => {
    if (typed.kind === 'tax') {
      const { kind, taxPercent: taxBasisPoints, confirmed, included } = typed
      return { kind, taxBasisPoints, confirmed, included }
    }
    if (typed.kind === 'remote') {
      const { kind, remote: remoteCents, confirmed } = typed
      return { kind, remoteCents, confirmed }
    }
    if (typed.maxDays < typed.minDays) {
      const message: FieldFault = 'too_small'
      context.addIssue({ code: 'custom', message, path: ['maxDays'], input: typed.maxDays })
    }
    return typed
  })
export type TypedFigure = z.input<typeof typedFigureSchema>

export const addNetworkVersionInput = z
  .strictObject({
    ...placed,
    typed: typedFigureSchema,
    /** When it begins to hold; null: at once. Never in the past. */
    validFrom: momentSchema.nullable().default(null),
    /** Why. Whoever looks at the history wants to know. */
    note: blockText(1).max(500),
    /** The newest version the writer saw; null: there was none. Another one meanwhile is refused. */
    basedOn: lineText().max(80).nullable(),
    /** Whether it may take the place of a version to come that starts at the same moment. */
    replace: z.boolean().default(false),
  })
  .refine(fits, { path: ['figure'] })
  .refine(({ figure, typed }) => figureKind(figure) === typed.kind, { path: ['typed'] })
export type AddNetworkVersionInput = z.output<typeof addNetworkVersionInput>

export const addNetworkVersionOutput = z.union([
  z.object({ ok: z.literal(true), version: z.string() }),
  refusalSchema('tariff_changed', { version: z.string().nullable() }),
  refusalSchema('starts_in_past'),
  refusalSchema('start_taken'),
])
export type AddNetworkVersionOutcome = z.infer<typeof addNetworkVersionOutput>

const figureSchema: z.ZodType<NetworkFigure, NetworkFigure> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tax'),
    taxBasisPoints: z.number().int().nullable(),
    confirmed: z.boolean(),
    included: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('remote'),
    remoteCents: z.number().int(),
    confirmed: z.boolean(),
  }),
  z.object({
    kind: z.literal('days'),
    served: z.boolean(),
    minDays: z.number().int(),
    maxDays: z.number().int(),
  }),
])

const networkVersionSchema = z.object({
  version: z.string(),
  state: z.enum(['past', 'current', 'future', 'replaced']),
  validFrom: z.string(),
  createdAt: z.string(),
  /** Username of whoever added it; null for the shop's defaults and for accounts that are gone. */
  createdBy: z.string().nullable(),
  note: z.string(),
  data: figureSchema,
})
export type NetworkVersionView = z.infer<typeof networkVersionSchema>

export const networkVersionsOutput = z.object({
  /** The newest one by writing; null: there is none. What a new one is based on. */
  newest: z.string().nullable(),
  /** The latest start first, of equal ones the newest. */
  versions: z.array(networkVersionSchema),
})
export type NetworkVersions = z.infer<typeof networkVersionsOutput>
