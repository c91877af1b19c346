// What admins say to the exchange rates: what waits for a person, overrides with their reason and end, the shown series.
import { z } from 'zod'
import { readRate, rateText } from '#domain/exchange.ts'
import {
  bolivarKindSchema,
  quotedCurrencySchema,
  rateKindSchema,
  rateSourceSchema,
} from './currency.ts'
import { idSchema, momentSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { blockText } from './texts.ts'

/** How long an override may hold at most: a rate nobody looks at again is no rate. */
export const MOST_OVERRIDE_DAYS = 30

const reading = {
  id: idSchema,
  currency: quotedCurrencySchema,
  kind: rateKindSchema,
  /** One dollar, as plain decimal text. */
  rate: z.string(),
  source: rateSourceSchema,
  sandbox: z.boolean(),
  valueDate: z.string(),
  fetchedAt: z.string(),
}

const seriesSchema = z.object({
  currency: quotedCurrencySchema,
  kind: rateKindSchema,
  /** The last good reading, however old; null when there never was one. */
  last: z
    .object({ ...reading, state: z.enum(['pending', 'fresh', 'stale', 'expired']) })
    .nullable(),
  /** Prices are shown by it now. */
  shown: z.boolean(),
})

export const adminRatesOutput = z.object({
  /** The moment all of this is said of. */
  at: z.string(),
  bolivarKind: bolivarKindSchema,
  series: z.array(seriesSchema),
  /** Readings that wait for a person, the newest first; `last` is the good rate they differ from. */
  waiting: z.array(z.object({ ...reading, last: z.string().nullable() })),
  /** Overrides that hold or will, the newest first. */
  overrides: z.array(
    z.object({
      ...reading,
      until: z.string(),
      note: z.string(),
      /** Username; null when the account is gone. */
      by: z.string().nullable(),
    }),
  ),
  /** How the last question to the sources ended; null before the first one. */
  job: z
    .object({
      state: z.enum(['waiting', 'running', 'done', 'failed']),
      at: z.string(),
    })
    .nullable(),
})
export type AdminRates = z.infer<typeof adminRatesOutput>

export const adminDecideRateInput = z.strictObject({ id: idSchema, accept: z.boolean() })
export const adminDecideRateOutput = z.union([
  z.object({ ok: z.literal(true) }),
  /** Somebody decided before. */
  refusalSchema('run_moved'),
])

/** A typed rate: up to ten digits, a point or a comma, no grouped thousands; answers plain decimal text. */
const typedRate = z
  .string()
  .max(40)
  .transform((text, context) => {
    const read = readRate(text.trim().replace(',', '.'))
    if (read.ok) return rateText(read.rate)
    const message = read.fault === 'not_positive' ? 'too_small' : 'not_a_number'
    context.addIssue({ code: 'custom', message, input: text })
    return z.NEVER
  })

const reason = blockText(3).max(500)
export const adminOverrideRateInput = z.strictObject({
  currency: quotedCurrencySchema,
  rate: typedRate,
  /** When it ends by itself. */
  until: momentSchema,
  note: reason,
  /** The writer knows that it is more than a tenth away from the last good rate. */
  sure: z.boolean().default(false),
})
export type AdminOverrideRateInput = z.output<typeof adminOverrideRateInput>
export const adminOverrideRateOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('ends_before_start'),
  refusalSchema('override_too_long'),
  refusalSchema('rate_jumps', { last: z.string() }),
])

export const adminEndOverrideInput = z.strictObject({ id: idSchema })
export const adminChooseBolivarInput = z.strictObject({ kind: bolivarKindSchema, note: reason })
export const rateDoneOutput = z.object({ ok: z.literal(true) })
