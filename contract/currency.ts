// Schemas of currencies: the list, today's rates, conversion, and the choice of what prices are shown in.
import { z } from 'zod'
import { DISPLAY_CURRENCIES, QUOTED_CURRENCIES } from '#domain/currencies.ts'
import { BOLIVAR_KINDS, RATE_KINDS } from '#domain/rate-age.ts'
import { RATE_SOURCES } from '#domain/rate-sources.ts'
import { HISTORY_DAYS } from '#domain/vocabulary.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

export const currencySchema = z.enum(DISPLAY_CURRENCIES)
export const quotedCurrencySchema = z.enum(QUOTED_CURRENCIES)
export const rateKindSchema = z.enum(RATE_KINDS)
export const bolivarKindSchema = z.enum(BOLIVAR_KINDS)
export const rateSourceSchema = z.enum(RATE_SOURCES)
const usableStateSchema = z.enum(['fresh', 'stale'])

/** One dollar in `currency`, as plain decimal text (`900.886719`). Times are ISO 8601 in UTC. */
export const rateViewSchema = z.object({
  id: idSchema,
  currency: quotedCurrencySchema,
  kind: rateKindSchema,
  rate: z.string(),
  source: rateSourceSchema,
  /** Its name as it wants to be cited, with the word sandbox where that played it; empty for an admin. */
  sourceName: z.string(),
  /** The source was played by this program: nobody publishes this rate. */
  sandbox: z.boolean(),
  /** Since when it holds. */
  valueDate: z.string(),
  fetchedAt: z.string(),
  /** `stale`: usable, with a warning. */
  state: usableStateSchema,
})
export type RateView = z.infer<typeof rateViewSchema>

export const currencyListOutput = z.array(
  z.object({ code: currencySchema, name: z.string(), symbol: z.string() }),
)
export type CurrencyList = z.infer<typeof currencyListOutput>

/** The documented map from code to name and symbol. */
export const currencyMapOutput = z.record(
  z.string(),
  z.object({ name: z.string(), symbol: z.string() }),
)

export const shownRateInput = z.strictObject({ currency: currencySchema })
/** Null: prices are shown in dollars only. */
export const shownRateOutput = rateViewSchema.nullable()

/** Which bolivar rate the shop shows, and every rate that may be used now, shown ones first. */
export const ratesOutput = z.object({
  bolivarKind: bolivarKindSchema,
  rates: z.array(rateViewSchema.extend({ shown: z.boolean() })),
})
export type Rates = z.infer<typeof ratesOutput>

export const historyInput = z.strictObject({
  currency: quotedCurrencySchema,
  kind: z.enum(['official', 'parallel', 'reference']),
  days: z.union(HISTORY_DAYS.map((days) => z.literal(days))).default(30),
})
/** The last good rate of each day that has one, oldest first. */
export const historyOutput = z.object({
  points: z.array(z.object({ day: z.iso.date(), rate: z.string(), sandbox: z.boolean() })),
})
export type RateHistory = z.infer<typeof historyOutput>

/** Dollars as text: up to nine digits and six decimals. */
export const DOLLARS = /^\d{1,9}(?:\.\d{1,6})?$/
const amountSchema = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(DOLLARS))

export const convertInput = z.strictObject({
  from: z.literal('USD').default('USD'),
  to: currencySchema,
  amount: amountSchema,
})
export type ConvertInput = z.output<typeof convertInput>

/** `source` is the kind of rate, and the value `parallel` marks the parallel market; who published it is `rateSource`. */
export const convertOutput = z.union([
  z.object({
    convertedAmount: z.number(),
    rate: z.number(),
    source: z.enum([...RATE_KINDS, 'none']),
    rateSource: z.string(),
    sandbox: z.boolean(),
    /** Null when dollars stay dollars. */
    valueDate: z.string().nullable(),
    fetchedAt: z.string().nullable(),
    ageSeconds: z.number().int(),
    stale: z.boolean(),
  }),
  refusalSchema('no_rate'),
])
export type ConvertOutcome = z.infer<typeof convertOutput>

export const chooseCurrencyInput = z.strictObject({ currency: currencySchema })
export const chooseCurrencyOutput = z.object({ ok: z.literal(true) })
