// Schemas of the desk of products: the list, one product, saving, giving back, and what is done to many.
import { z } from 'zod'
import { CORRECTABLE_FIELDS, type CorrectableField, DRAFT_FIELDS } from '#domain/product-parts.ts'
import {
  availabilitySchema,
  categorySchema,
  centsSchema,
  idSchema,
  storeSchema,
} from './primitives.ts'
import { DESK_MARKS, ORIGINS } from '#domain/product-desk.ts'
import { productDraftSchema } from './product-draft.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

/** Products per page of the list. */
export const PRODUCT_DESK_PAGE = 25
/** Products that one action may change. */
export const MOST_AT_ONCE = 100
/** Products per piece of an export. */
export const EXPORT_PIECE = 500
/** Prices of the past that a product's page shows. */
export const PRICES_SHOWN = 10

export const originSchema = z.enum(ORIGINS)

export const deskFilterSchema = z.strictObject({
  /** Words as in the shop's search, or a product's number, or its id at its store. */
  search: lineText().max(120).default(''),
  store: storeSchema.nullable().default(null),
  origin: originSchema.nullable().default(null),
  category: categorySchema.nullable().default(null),
  availability: availabilitySchema.nullable().default(null),
  mark: z.enum(DESK_MARKS).nullable().default(null),
})
export type DeskFilter = z.output<typeof deskFilterSchema>

export const adminProductsInput = deskFilterSchema.extend({
  /** Products with a smaller number: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type AdminProductsInput = z.output<typeof adminProductsInput>

const correctable = z.enum(CORRECTABLE_FIELDS)

export const deskRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  brand: z.string(),
  textLanguage: z.string(),
  image: z.string().nullable(),
  store: storeSchema,
  origin: originSchema,
  category: categorySchema,
  priceCents: centsSchema,
  stock: z.number().int(),
  availability: availabilitySchema,
  hidden: z.boolean(),
  /** False: its provider has it no longer. */
  offered: z.boolean(),
  featured: z.boolean(),
  affiliate: z.boolean(),
  fixed: z.array(correctable),
  hasWeight: z.boolean(),
  hasSize: z.boolean(),
  /** People who want to be told when it is back. */
  awaitedBy: z.number().int(),
})
export type DeskRow = z.infer<typeof deskRowSchema>

export const adminProductsOutput = z.object({
  products: z.array(deskRowSchema),
  nextBefore: idSchema.nullable(),
})
export type AdminProducts = z.infer<typeof adminProductsOutput>

export const adminExportInput = deskFilterSchema.extend({
  /** Products with a greater number: the `nextAfter` of the piece before. */
  after: z.number().int().min(0).max(2_147_483_647).default(0),
})
export type AdminExportInput = z.output<typeof adminExportInput>
/** `rows` are texts in the order of `columns`, neither quoted nor made safe for spreadsheets yet. */
export const adminExportOutput = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  nextAfter: idSchema.nullable(),
})
export type AdminExport = z.infer<typeof adminExportOutput>

const field = z.enum(DRAFT_FIELDS)
/** How each part stood when the form was rendered: part → mark; opaque. */
const seenSchema = z.partialRecord(field, z.string().max(40))

export const adminProductOutput = z.object({
  id: idSchema,
  store: storeSchema,
  externalId: z.string(),
  origin: originSchema,
  listed: z.boolean(),
  offered: z.boolean(),
  availability: availabilitySchema,
  /** The parts as they are; what was stored beyond its bounds comes as it is. */
  draft: z.custom<z.infer<typeof productDraftSchema>>(),
  seen: z.record(z.string(), z.string()),
  fixed: z.array(correctable),
  /** What was last said about the corrected parts, as far as anything was. */
  said: z.custom<Partial<z.infer<typeof productDraftSchema>>>(),
  /** The mark of each of those: part → mark; opaque. */
  heard: z.record(z.string(), z.string()),
  /** A price of its store that is not taken: it waits for somebody's word, or was rejected and is still repeated. */
  doubted: z
    .object({
      state: z.enum(['held', 'rejected']),
      priceCents: centsSchema,
      /** How long the known price may be shown. */
      until: z.string(),
    })
    .nullable(),
  /** What it cost since when, the latest first; empty where its store's terms keep no history. */
  history: z.array(z.object({ priceCents: centsSchema, at: z.string() })).max(PRICES_SHOWN),
  updatedAt: z.string(),
})
export type AdminProduct = z.infer<typeof adminProductOutput>

export const adminSaveInput = z.strictObject({
  id: idSchema,
  seen: seenSchema,
  draft: productDraftSchema,
})
export type AdminSaveInput = z.output<typeof adminSaveInput>
const linkRefused = refusalSchema('foreign_link')
/** A picture of the shop's own that is not on its disk (any more). */
const pictureRefused = refusalSchema('photo_gone')
/** A picture of a server that is neither a store's nor allowed. */
const hostRefused = refusalSchema('picture_host')
/** Unknown id: 404. Parts the writer left as they were stay as they are meanwhile. */
export const adminSaveOutput = z.union([
  z.object({ ok: z.literal(true), changed: z.array(field) }),
  /** `conflicts` were changed by the writer and by somebody else; `mine` is all that the writer changed. */
  refusalSchema('product_changed', { mine: z.array(field), conflicts: z.array(field) }),
  linkRefused,
  pictureRefused,
  hostRefused,
])
export type AdminSaveOutcome = z.infer<typeof adminSaveOutput>

export const adminCreateInput = z.strictObject({
  store: storeSchema,
  /** Its number at the store or on our shelf; the form brings a random one, so that sending twice makes one product. */
  externalId: lineText(1)
    .max(120)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u),
  draft: productDraftSchema,
})
export type AdminCreateInput = z.output<typeof adminCreateInput>
export const adminCreateOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('product_exists', { id: idSchema }),
  linkRefused,
  pictureRefused,
  hostRefused,
])
export type AdminCreateOutcome = z.infer<typeof adminCreateOutput>

/** Gives a corrected part back to whoever brought the product. */
export const adminReleaseInput = z.strictObject({
  id: idSchema,
  field: correctable,
  /** The mark of what was seen to be said about it; null: nothing. */
  heard: lineText(1).max(40).nullable(),
})
export type AdminReleaseInput = z.output<typeof adminReleaseInput>
/** `known` false: nobody has said anything about it yet, so its value stays until somebody does. */
export const adminReleaseOutput = z.union([
  z.object({ ok: z.literal(true), known: z.boolean() }),
  /** Something else is said about it by now. */
  refusalSchema('product_changed'),
])
export type AdminReleaseOutcome = z.infer<typeof adminReleaseOutput>

export const BULK_ACTS = ['hide', 'show', 'feature', 'unfeature', 'soldOut', 'category'] as const
/** What an action corrects on products that others bring: it stays so until it is given back. */
export const BULK_CORRECTS: Partial<Record<(typeof BULK_ACTS)[number], CorrectableField>> = {
  soldOut: 'stock',
  category: 'category',
}
export const adminBulkInput = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(MOST_AT_ONCE),
    act: z.enum(BULK_ACTS),
    /** For the action `category` alone. */
    category: categorySchema.nullable().default(null),
  })
  .refine(({ act, category }) => (act === 'category') === (category !== null), {
    path: ['category'],
    message: 'required',
  })
export type AdminBulkInput = z.output<typeof adminBulkInput>
/** Products that were so already and would stay so, or are gone, are not counted. */
export const adminBulkOutput = z.object({ ok: z.literal(true), changed: z.number().int() })
