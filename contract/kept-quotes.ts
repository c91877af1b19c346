// Schemas of quotes that are kept under a link: what may be kept, what a kept one says, how it is printed and mailed.
import { z } from 'zod'
import { MAX_ROWS } from '#domain/quote-piece-faults.ts'
import { emailSchema } from './checkout.ts'
import { countedProductsSchema, localeSchema } from './primitives.ts'
import { MOST_PRODUCTS } from './quoted-products.ts'
import { quoteRequestSchema } from './quote-answer.ts'
import { refusalSchema } from './refusal-schema.ts'
import { savedDutiesSchema } from './saved-duties.ts'
import { everyServiceRefuses, quoteAnswer, quoteSchema } from './shipping.ts'
import { quoteInput, quotePieceSchema } from './shipping-quote.ts'
import { quoteTokenSchema } from './token.ts'

const whole = z.number().int()

export const saveQuoteInput = z
  .strictObject({
    ...quoteInput.shape,
    pieces: z.array(quotePieceSchema).max(MAX_ROWS).default([]),
    /** The shop knows what they cost, weigh and measure. */
    goods: countedProductsSchema.max(MOST_PRODUCTS).default([]),
  })
  .refine(({ pieces, goods }) => pieces.length + goods.length > 0, 'required')
export type SaveQuoteInput = z.output<typeof saveQuoteInput>
export const saveQuoteOutput = z.union([
  z.object({ ok: z.literal(true), token: z.string(), validUntil: z.string() }),
  everyServiceRefuses,
  refusalSchema('unknown_destination'),
  refusalSchema('too_many_requests', { retryAfterSeconds: whole.min(1) }),
])

export const savedQuoteInput = z.strictObject({ token: quoteTokenSchema })
/** A stored quote never changes; `expired` says that its prices hold no longer. Moments are ISO 8601 in UTC. */
export const savedQuoteSchema = z.object({
  ...quoteAnswer,
  /** What was asked, as domain/quote-types says it. */
  input: quoteRequestSchema,
  /** Null where the rules said nothing, and in quotes kept before this was. */
  customs: savedDutiesSchema.nullable(),
  /** The shop promised to bear whatever customs ask beyond its rate; quotes kept before it could did not. */
  taxIncluded: z.boolean(),
  savedAt: z.string(),
  validUntil: z.string(),
  expired: z.boolean(),
  locale: localeSchema,
})
export type SavedQuoteView = z.infer<typeof savedQuoteSchema>
/** The same for whoever may order by it. */
export const openedQuoteSchema = savedQuoteSchema.extend({
  /**
   * What it costs now where that is something else: all of it anew once it has expired, until then only what its goods
   * cost in the shop.
   */
  today: quoteSchema.nullable(),
  /** Its goods are the shop's own and can be put into the cart. */
  orderable: z.boolean(),
})
export type OpenedQuoteView = z.infer<typeof openedQuoteSchema>
/** The same for a document, which costs more to make than to read. */
export const printQuoteOutput = z.union([
  z.object({ ok: z.literal(true), saved: savedQuoteSchema }),
  refusalSchema('too_many_requests', { retryAfterSeconds: whole.min(1) }),
])

export const mailQuoteInput = z.strictObject({ token: quoteTokenSchema, email: emailSchema })
export const mailQuoteOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('too_many_requests', { retryAfterSeconds: whole.min(1) }),
])
