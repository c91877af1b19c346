// Schemas of the copy of everything the shop keeps about a person; apart, because no page needs its schema.
import { z } from 'zod'
import { CONTACT_SUBJECTS } from '#domain/vocabulary.ts'
import { profileSchema, sessionViewSchema } from './account.ts'
import { addressesOutput } from './account-things.ts'
import { cartViewSchema } from './cart.ts'
import { SUBSCRIBER_STATES } from './newsletter.ts'
import { invoiceViewSchema } from './invoices.ts'
import { copiedPaymentSchema } from './payments.ts'
import { orderViewSchema } from './orders.ts'
import { passkeysOutput } from './passkeys.ts'
import { idSchema } from './primitives.ts'
import { restockCopySchema } from './restock.ts'
import { savedQuoteSchema } from './kept-quotes.ts'

/** What is kept under an address of mail, for whoever has confirmed it. */
const addressCopySchema = z.object({
  messages: z.array(
    z.object({
      fullName: z.string(),
      subject: z.enum(CONTACT_SUBJECTS),
      message: z.string(),
      writtenAt: z.string(),
      answers: z.array(z.object({ text: z.string(), at: z.string() })),
    }),
  ),
  newsletter: z
    .object({
      state: z.enum(SUBSCRIBER_STATES),
      since: z.string(),
      confirmedAt: z.string().nullable(),
      leftAt: z.string().nullable(),
    })
    .nullable(),
})
export type AddressCopy = z.infer<typeof addressCopySchema>

/** Everything kept about a person, for their own records. */
export const accountCopyOutput = addressCopySchema.extend({
  exportedAt: z.string(),
  profile: profileSchema,
  /** As it was given when registering. */
  referralCode: z.string().nullable(),
  cart: cartViewSchema,
  addresses: addressesOutput,
  favouriteProductIds: z.array(idSchema),
  restockAlerts: z.array(restockCopySchema),
  passkeys: passkeysOutput,
  sessions: z.array(sessionViewSchema),
  quotes: z.array(savedQuoteSchema),
  orders: z.array(orderViewSchema),
  invoices: z.array(invoiceViewSchema),
  payments: z.array(copiedPaymentSchema),
})
export type AccountCopy = z.infer<typeof accountCopyOutput>
