// Schemas of ways to pay: what shoppers are told, what an order keeps of it, and the desk where they are set up.
import { z } from 'zod'
import {
  PAYMENT_DETAILS,
  PAYMENT_KINDS,
  type PaymentDetail,
  type PaymentDetails,
  type PaymentKind,
  detailFaults,
  detailsOf,
} from '#domain/payment-method.ts'
import { needsClearance } from '#domain/venezuelan-banks.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { FieldFault } from './field-errors.ts'
import { centsSchema, daySchema, idSchema, localeSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { blockText, lineText } from './texts.ts'
import { dollarsSchema, percentSchema, wholeSchema } from './typed-numbers.ts'

export const paymentKindSchema = z.enum(PAYMENT_KINDS)

/** A way to pay as somebody was told it: an order keeps this, whatever becomes of the way itself. */
export const toldMethodSchema = z.object({
  kind: paymentKindSchema,
  /** Tells two ways of one kind apart; empty where there is nothing to add to the kind. */
  name: z.string(),
  /** What else there is to do, in the language of `locale`; empty: nothing. */
  instructions: z.object({ text: z.string(), locale: localeSchema }),
  fields: z.array(z.object({ code: z.enum(PAYMENT_DETAILS), value: z.string() })),
  /** An account that nobody owns: nothing may be paid there. */
  demo: z.boolean(),
})
export type ToldMethod = z.infer<typeof toldMethodSchema>

/** A way to pay that is offered today; its account is told with an order alone. `feeBasisPoints` and `feeCents` below zero are a discount. */
export const paymentMethodViewSchema = toldMethodSchema.omit({ fields: true }).extend({
  id: idSchema,
  leastCents: centsSchema.nullable(),
  mostCents: centsSchema.nullable(),
  feeBasisPoints: z.number().int(),
  feeCents: z.number().int(),
})
export type PaymentMethodView = z.infer<typeof paymentMethodViewSchema>
/** With its account, as an order keeps it. */
export type OfferedMethod = PaymentMethodView & ToldMethod
/** In the order they are offered; none: nobody can pay here yet. */
export const paymentMethodsOutput = z.array(paymentMethodViewSchema)

/** Ways to pay of one shop; more would be no choice but a search. */
export const MAX_METHODS = 20
export const FEE_KINDS = ['none', 'fee', 'discount'] as const
/** Half of an amount, and a thousand dollars: more is a slip of the pen. */
const MOST_FEE = { basisPoints: 5000, cents: 100_000 }
const MOST_CENTS = 100_000_000

const detailsSchema = z.strictObject(
  Object.fromEntries(
    PAYMENT_DETAILS.map((detail) => [detail, lineText().max(120).default('')]),
  ) as Record<PaymentDetail, z.ZodDefault<z.ZodString>>,
)

const other = () => blockText().max(600).default('')
const instructionsSchema = z.strictObject({
  es: other(),
  en: other(),
  it: other(),
  pt: other(),
} satisfies Record<Locale, z.ZodType>)

const deskMethodSchema = z.object({
  id: idSchema,
  kind: paymentKindSchema,
  name: z.string(),
  details: z.partialRecord(z.enum(PAYMENT_DETAILS), z.string()),
  bankCleared: z.boolean(),
  instructions: z.record(localeSchema, z.string()),
  position: z.number().int(),
  active: z.boolean(),
  activeFrom: z.string().nullable(),
  activeTo: z.string().nullable(),
  leastCents: centsSchema.nullable(),
  mostCents: centsSchema.nullable(),
  feeBasisPoints: z.number().int(),
  feeCents: z.number().int(),
  demo: z.boolean(),
  /** What becomes of it today. */
  state: z.enum(['active', 'off', 'waiting', 'ended']),
  /** Goes back with a change: who did not see the last one does not write over it. */
  seen: z.string(),
})
export type DeskMethod = z.infer<typeof deskMethodSchema>
export const deskMethodsOutput = z.array(deskMethodSchema)

const typedMethodSchema = z.strictObject({
  /** Null: a new one. */
  id: idSchema.nullable(),
  /** What its form began with; a new one has seen nothing. */
  seen: lineText().max(100).nullable().default(null),
  kind: paymentKindSchema,
  name: lineText().max(40).default(''),
  details: detailsSchema.prefault({}),
  /** Somebody answers for receiving at a bank that is listed by the US treasury. */
  bankCleared: z.boolean().default(false),
  instructions: instructionsSchema.prefault({}),
  position: wholeSchema(0, 999).default(0),
  active: z.boolean().default(false),
  activeFrom: daySchema.nullable().default(null),
  activeTo: daySchema.nullable().default(null),
  least: dollarsSchema(MOST_CENTS).nullable().default(null),
  most: dollarsSchema(MOST_CENTS).nullable().default(null),
  feeKind: z.enum(FEE_KINDS).default('none'),
  feePercent: percentSchema(MOST_FEE.basisPoints).nullable().default(null),
  feeAmount: dollarsSchema(MOST_FEE.cents).nullable().default(null),
})
/** As a form writes it. */
export type TypedMethod = z.input<typeof typedMethodSchema>
type ReadMethod = z.output<typeof typedMethodSchema>

/** Only the parts that an account of the kind has. */
const keptDetails = (kind: PaymentKind, details: PaymentDetails): PaymentDetails =>
  Object.fromEntries(
    detailsOf(kind).flatMap((detail) => (details[detail] ? [[detail, details[detail]]] : [])),
  )

function* faultsOf(typed: ReadMethod): Generator<[path: string[], fault: FieldFault]> {
  const { kind, details, bankCleared, activeFrom, activeTo, least, most } = typed
  for (const [detail, fault] of Object.entries(detailFaults(kind, details)))
    yield [['details', detail], fault]
  const bank = keptDetails(kind, details).bankCode
  if (bank !== undefined && needsClearance(bank) && !bankCleared)
    yield [['bankCleared'], 'required']
  if (activeFrom !== null && activeTo !== null && activeTo < activeFrom)
    yield [['activeTo'], 'too_small']
  if (least !== null && most !== null && most < least) yield [['most'], 'too_small']
  const hasFee = (typed.feePercent ?? 0) > 0 || (typed.feeAmount ?? 0) > 0
  if (typed.feeKind !== 'none' && !hasFee) yield [['feePercent'], 'required']
}

export const adminSaveMethodInput = typedMethodSchema.transform((typed, context) => {
  for (const [path, message] of faultsOf(typed))
    context.addIssue({ code: 'custom', message, path, input: typed })
  const { id, seen, least, most, feeKind, feePercent, feeAmount, ...method } = typed
  const sign = feeKind === 'none' ? 0 : feeKind === 'discount' ? -1 : 1
  return {
    id,
    seen,
    method: {
      ...method,
      details: keptDetails(typed.kind, typed.details),
      leastCents: least,
      mostCents: most,
      // Adding zero turns a negative zero into zero.
      feeBasisPoints: sign * (feePercent ?? 0) + 0,
      feeCents: sign * (feeAmount ?? 0) + 0,
    },
  }
})
export type AdminSaveMethodInput = z.output<typeof adminSaveMethodInput>
export const adminSaveMethodOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('method_twice'),
  refusalSchema('changed_meanwhile'),
  refusalSchema('too_many_methods'),
])
export type AdminSaveMethodOutcome = z.infer<typeof adminSaveMethodOutput>
