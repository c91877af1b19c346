// Schemas of orders: states, address, charges, placing and reading one.
import { z } from 'zod'
import { ORDER_STATES } from '#domain/order-state.ts'
import { rateViewSchema } from './currency.ts'
import { addressCountrySchema } from './address.ts'
import { chargeSchema, moreCustomsSchema, orderServiceSchema } from './landed.ts'
import { toldMethodSchema } from './payment-methods.ts'
import { centsSchema, idSchema, localeSchema, quantitySchema } from './primitives.ts'

export const orderStateSchema = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof orderStateSchema>

const text = z.string()

/** An address as it is shown: it was checked when it came in, and that of an order without its buyer is empty. */
export const orderAddressViewSchema = z.object({
  country: addressCountrySchema,
  fullName: text,
  idDocument: text,
  phone: text,
  state: text,
  city: text,
  line1: text,
  line2: text,
  postalCode: text,
})

/** Why freight costs what it costs. Thousandths of a pound or a cubic foot, rounded for showing. */
export const freightReasonSchema = z.object({
  basis: z.enum(['actual_weight', 'volumetric_weight', 'volume', 'piece']),
  unit: z.enum(['lb', 'kg', 'ft3', 'm3', 'piece']),
  actualPoundsThousandths: z.number().int(),
  volumetricPoundsThousandths: z.number().int(),
  cubicFeetThousandths: z.number().int(),
  billedThousandths: z.number().int(),
  minimumApplied: z.boolean(),
  centsPerUnit: centsSchema,
})
export type FreightReason = z.infer<typeof freightReasonSchema>

export const orderLineViewSchema = z.object({
  productId: idSchema,
  name: z.string(),
  brand: z.string(),
  textLanguage: z.string(),
  image: z.string().nullable(),
  unitCents: centsSchema,
  quantity: quantitySchema,
  totalCents: centsSchema,
})

export const orderEventViewSchema = z.object({
  at: z.string(),
  fromState: orderStateSchema.nullable(),
  toState: orderStateSchema,
  actor: z.enum(['customer', 'admin', 'system']),
  note: z.string(),
})

/** The amount of an order in bolivars as it is kept: céntimos, and the rate of that moment with what cites it. */
export const storedBolivarsSchema = rateViewSchema
  .pick({
    kind: true,
    rate: true,
    source: true,
    sourceName: true,
    sandbox: true,
    valueDate: true,
    fetchedAt: true,
  })
  .extend({ centimos: z.number().int().min(1) })
export type StoredBolivars = z.infer<typeof storedBolivarsSchema>

/** The same as it is shown: it holds until the order must be paid, and `held` says whether it does now. */
export const frozenBolivarsSchema = storedBolivarsSchema.extend({
  frozenUntil: z.string(),
  held: z.boolean(),
})
export type FrozenBolivars = z.infer<typeof frozenBolivarsSchema>

/** One order as its buyer or an admin sees it. Times are ISO 8601 in UTC. */
export const orderViewSchema = z.object({
  id: idSchema,
  number: z.string(),
  state: orderStateSchema,
  nextStates: z.array(orderStateSchema),
  locale: localeSchema,
  email: z.string(),
  shippingAddress: orderAddressViewSchema,
  billingAddress: orderAddressViewSchema.nullable(),
  service: orderServiceSchema,
  minDays: z.number().int(),
  maxDays: z.number().int(),
  /** How it is to be paid, as it was told when it was placed. */
  payment: toldMethodSchema,
  paymentReference: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  charges: z.array(chargeSchema),
  totalCents: centsSchema,
  /** As it was promised; null in orders from before it was kept. */
  customs: moreCustomsSchema.nullable(),
  /** Only of orders paid in bolivars; what is charged is `totalCents`. */
  bolivars: frozenBolivarsSchema.nullable(),
  /** The number of its invoice; null only while an older release places orders beside this one. */
  invoice: z.string().nullable(),
  freight: freightReasonSchema,
  /** Whether a product's usual weight or size stood in for a missing one. */
  estimated: z.boolean(),
  note: z.string(),
  placedAt: z.string(),
  payUntil: z.string(),
  /** Until when its pieces are held without a report of payment; null: until `payUntil`. */
  holdUntil: z.string().nullable(),
  /** Of an unpaid order: held for it, let go of and still for sale, or let go of and no longer all there. */
  pieces: z.enum(['held', 'free', 'gone']),
  lines: z.array(orderLineViewSchema),
  history: z.array(orderEventViewSchema),
})
export type OrderView = z.infer<typeof orderViewSchema>
