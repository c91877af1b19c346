// Schemas of restock alerts: who asks to be told when a sold-out product is back, and who wants no more of that.
import { z } from 'zod'
import { emailSchema } from './checkout.ts'
import { tooOftenSchema } from './contact.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

/** Products that one address may wait for at a time. */
export const MOST_RESTOCK_ALERTS = 50

export const askRestockInput = z.strictObject({ productId: idSchema, email: emailSchema })
/** The same answer whether or not the address waits for the product already; unknown products: 404. */
export const askRestockOutput = z.union([
  z.object({ ok: z.literal(true) }),
  /** It can be had now. */
  refusalSchema('in_stock'),
  refusalSchema('too_many_alerts'),
  tooOftenSchema,
])

/** The key of a mail; it ends all alerts of the address the mail went to. */
export const leaveRestockInput = z.strictObject({ token: z.string().min(20).max(200) })
export const leaveRestockOutput = z.union([
  z.object({ ok: z.literal(true), email: z.string() }),
  refusalSchema('invalid_token'),
])

/** Products that whoever is signed in waits for, the latest first. */
export const myRestockOutput = z.array(idSchema).max(MOST_RESTOCK_ALERTS)
export const endMyRestockOutput = z.object({ ok: z.literal(true) })

/** As the copy of an account has it. */
export const restockCopySchema = z.object({
  productId: idSchema,
  email: z.string(),
  askedAt: z.string(),
  toldAt: z.string().nullable(),
})
export type RestockCopy = z.infer<typeof restockCopySchema>
