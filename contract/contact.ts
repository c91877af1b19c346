// Schemas of messages to the shop, and of the desk where the messages are answered.
import { z } from 'zod'
import { CONTACT_SUBJECTS } from '#domain/vocabulary.ts'
import { emailSchema } from './checkout.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { blockText, lineText } from './texts.ts'

export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Messages on one page of the inbox. */
export const INBOX_PAGE_SIZE = 25

export const contactInput = z.strictObject({
  fullName: lineText(2).max(120),
  email: emailSchema,
  subject: z.enum(CONTACT_SUBJECTS),
  message: blockText(10).max(5000),
  /** A field no person sees: whoever fills it in is a program. */
  website: lineText().max(500).optional(),
  /** From `contact.office`: says when the form was opened. */
  stamp: lineText().max(200).optional(),
})
export type ContactInput = z.output<typeof contactInput>

export const tooOftenSchema = refusalSchema('too_many_requests', {
  retryAfterSeconds: z.number().int(),
})

export const contactOutput = z.union([z.object({ ok: z.literal(true) }), tooOftenSchema])

/** How the shop is reached, as pages show it. */
export const officeOutput = z.object({
  email: z.string(),
  phones: z.array(z.string()),
  address: z.string(),
  /** Digits of the messaging chat. */
  whatsapp: z.string(),
  /** Goes back with the form. */
  stamp: z.string(),
})
export type Office = z.infer<typeof officeOutput>

/** `timestamp` as the visitor's clock says it; anything may stand there. */
export const inquiryInput = z.strictObject({
  messageType: lineText(1).max(40),
  message: blockText().max(1000).default(''),
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number()]).optional(),
})

export const INBOX_FILTERS = [...MESSAGE_STATES, 'spam', 'all'] as const
export const inboxInput = z.strictObject({
  state: z.enum(INBOX_FILTERS).default('open'),
  /** Part of a name, an address or a text. */
  search: lineText().max(120).default(''),
  /** Messages with a smaller id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type InboxInput = z.output<typeof inboxInput>

export const messageRowSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  email: z.string(),
  subject: z.enum(CONTACT_SUBJECTS),
  state: z.enum(MESSAGE_STATES),
  spam: z.boolean(),
  locale: z.string(),
  /** Begins like the message and fits on a line. */
  excerpt: z.string(),
  createdAt: z.string(),
})
export type MessageRow = z.infer<typeof messageRowSchema>

export const inboxOutput = z.object({
  messages: z.array(messageRowSchema),
  nextBefore: idSchema.nullable(),
  /** How many wait for an answer. */
  open: z.number().int(),
})

export const messageOutput = messageRowSchema.omit({ excerpt: true }).extend({
  message: z.string(),
  /** Who called it suspicious; null where a program did, or nobody. */
  markedBy: z.string().nullable(),
  replies: z.array(
    z.object({ id: idSchema, text: z.string(), author: z.string(), at: z.string() }),
  ),
})
export type MessageView = z.infer<typeof messageOutput>

export const messageIdInput = z.strictObject({ id: idSchema })
export const answerInput = z.strictObject({
  id: idSchema,
  text: blockText(2).max(10_000),
  /** The nonce of the form: the same answer sent twice is one answer. */
  nonce: lineText(8).max(100),
})
export const moveMessageInput = z.strictObject({
  id: idSchema,
  to: z.enum(['close', 'reopen', 'markSpam']),
})
export const deskOutput = z.object({ ok: z.literal(true) })
