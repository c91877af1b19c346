// Schemas of the newsletter: who subscribes, confirms and leaves, and the list those who run the shop see.
import { z } from 'zod'
import { tooOftenSchema } from './contact.ts'
import { emailSchema } from './checkout.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Subscribers on one page of the list. */
export const SUBSCRIBERS_PAGE_SIZE = 50

export const subscribeInput = z.strictObject({ email: emailSchema })
export const subscribeOutput = z.union([
  /** `pending` until the button of the mail was clicked. */
  z.object({ ok: z.literal(true), pending: z.boolean() }),
  refusalSchema('already_subscribed'),
  tooOftenSchema,
])

export const newsletterTokenInput = z.strictObject({ token: z.string().min(20).max(200) })
export const newsletterTokenOutput = z.union([
  z.object({ ok: z.literal(true), email: z.string() }),
  refusalSchema('invalid_token'),
])

export const subscribersInput = z.strictObject({
  state: z.enum([...SUBSCRIBER_STATES, 'all']).default('confirmed'),
  search: lineText().max(120).default(''),
  before: idSchema.nullable().default(null),
})
export type SubscribersInput = z.output<typeof subscribersInput>

const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  locale: z.string(),
  /** When they asked for it. */
  since: z.string(),
  confirmedAt: z.string().nullable(),
})
export type SubscriberRow = z.infer<typeof subscriberSchema>

export const subscribersOutput = z.object({
  subscribers: z.array(subscriberSchema),
  nextBefore: idSchema.nullable(),
  confirmed: z.number().int(),
})

/** A piece of the file: those after `after`. */
export const subscriberExportInput = z.strictObject({ after: z.number().int().min(0) })
export const subscriberExportOutput = z.object({
  rows: z.array(
    subscriberSchema.extend({
      /** Where this one leaves, without the origin: whoever writes to the list owes them the way out. */
      leavePath: z.string(),
    }),
  ),
  nextAfter: idSchema.nullable(),
})
