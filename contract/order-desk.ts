// Schemas of existing orders: the buyer's link, reporting a payment, the admin's list and moves.
import { z } from 'zod'
import { SHIPPING_FIELDS } from '#domain/shipping-proof.ts'
import { emailSchema } from './auth.ts'
import { orderServiceSchema } from './landed.ts'
import { orderStateSchema, orderViewSchema } from './orders.ts'
import { checkReport, reportFieldsSchema } from './payments.ts'
import { paymentKindSchema } from './payment-methods.ts'
import { centsSchema, idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { blockText, lineText } from './texts.ts'

const numberSchema = lineText(1).max(30)

/** The number and the unguessable key of the link in the mail; a signed-in owner needs no key. */
export const orderInput = z.strictObject({
  number: numberSchema,
  key: z.string().max(100).default(''),
})
export type OrderInput = z.output<typeof orderInput>

/** Who bought without an account: the link goes to the order's own address, if number and address belong together. */
export const sendLinkInput = z.strictObject({ number: numberSchema, email: emailSchema })
export type SendLinkInput = z.output<typeof sendLinkInput>

/** The same whether there is such an order or not. */
export const sendLinkOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('too_many_requests', { retryAfterSeconds: z.number().int().min(1) }),
])
export type SendLinkOutcome = z.infer<typeof sendLinkOutput>

export const reportPaymentInput = orderInput
  .extend(reportFieldsSchema.shape)
  .superRefine(checkReport)
export type ReportPaymentInput = z.output<typeof reportPaymentInput>

const changedOrder = z.object({ ok: z.literal(true), order: orderViewSchema })
const illegalTransition = refusalSchema('illegal_transition', { state: orderStateSchema })

export const reportPaymentOutput = z.union([
  changedOrder,
  illegalTransition,
  refusalSchema('day_ahead'),
  refusalSchema('day_too_old'),
  // Somebody has reported this payment for something else.
  refusalSchema('payment_known'),
])
export type ReportPaymentOutcome = z.infer<typeof reportPaymentOutput>

/** Orders per page of the admin's list. */
export const ADMIN_PAGE_SIZE = 25

export const adminListInput = z.strictObject({
  state: orderStateSchema.nullable().default(null),
  /** An order number, or the beginning of an e-mail address. */
  search: lineText().max(120).default(''),
  /** Orders older than this id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type AdminListInput = z.output<typeof adminListInput>

export const adminOrderRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  state: orderStateSchema,
  fullName: z.string(),
  email: z.string(),
  itemCount: z.number().int(),
  totalCents: centsSchema,
  service: orderServiceSchema,
  paymentKind: paymentKindSchema,
  placedAt: z.string(),
})
export type AdminOrderRow = z.infer<typeof adminOrderRowSchema>

/** While a tenth or more of all pieces is held unpaid: how many, their price, of how many, and since when. */
export const heldStockSchema = z.object({
  pieces: z.number().int(),
  cents: centsSchema,
  ofPieces: z.number().int(),
  since: z.string(),
  countedAt: z.string(),
})
export type HeldStock = z.infer<typeof heldStockSchema>

export const adminListOutput = z.object({
  orders: z.array(adminOrderRowSchema),
  nextBefore: idSchema.nullable(),
  muchHeld: heldStockSchema.nullable(),
})

export const adminOrderInput = z.strictObject({ id: idSchema })

export const adminMoveInput = z.strictObject({
  id: idSchema,
  to: orderStateSchema,
  note: blockText().max(500).default(''),
  carrier: lineText().max(40).optional(),
  trackingNumber: lineText().max(60).optional(),
  /** Shipped without a number on purpose; the note then says why. */
  untracked: z.boolean().default(false),
})
export type AdminMoveInput = z.output<typeof adminMoveInput>

export const adminMoveOutput = z.union([
  changedOrder,
  illegalTransition,
  refusalSchema('tracking_required', { missing: z.array(z.enum(SHIPPING_FIELDS)) }),
])
export type AdminMoveOutcome = z.infer<typeof adminMoveOutput>

/** The parcel is on its way, and its number was not the right one. */
export const adminTrackInput = z.strictObject({
  id: idSchema,
  carrier: lineText(1).max(40),
  trackingNumber: lineText(1).max(60),
  note: blockText().max(500).default(''),
})
export type AdminTrackInput = z.output<typeof adminTrackInput>

export const adminTrackOutput = z.union([changedOrder, illegalTransition])
export type AdminTrackOutcome = z.infer<typeof adminTrackOutput>
