// Schemas of the audit log: who with special rights did what to whom, newest first.
import { z } from 'zod'
import { idSchema } from './primitives.ts'
import { lineText } from './texts.ts'
import { DESK_PAGE_SIZE } from './user-desk.ts'

/** Entries per page. */
export const AUDIT_PAGE_SIZE = DESK_PAGE_SIZE

/** Every action in the audit log, as `domain.action`; a test compares them with the code that writes. */
export const AUDIT_ACTIONS = [
  'admin.exportList',
  'users.setAdmin',
  'users.endSessions',
  'users.resetSecondFactor',
  'orders.move',
  'orders.track',
  'products.create',
  'products.save',
  'products.release',
  'products.bulk',
  'products.setPictureHosts',
  'shipping.addRateCard',
  'shipping.suspendRoute',
  'shipping.liftSuspension',
  'shipping.changeCountry',
  'shipping.addDestination',
  'shipping.changeDestination',
  'shipping.changeRoute',
  'blog.saveArticle',
  'gallery.addPhoto',
  'gallery.changePhoto',
  'gallery.showPhoto',
  'gallery.hidePhoto',
  'gallery.deletePhoto',
  'packing.addBox',
  'packing.changeBox',
  'billing.addMethod',
  'billing.changeMethod',
  'currency.acceptRate',
  'currency.rejectRate',
  'currency.overrideRate',
  'currency.endOverride',
  'currency.chooseBolivar',
  'customs.addRule',
  'sync.trigger',
  'sync.pause',
  'sync.resume',
  'sync.changePolicy',
  'sync.acceptRun',
  'sync.rejectRun',
  'sync.resumeRun',
  'sync.acceptPrice',
  'sync.rejectPrice',
  'sync.mapPath',
  'sync.decidePair',
  'sync.redriveJobs',
  'sync.discardJob',
  'contact.answer',
  'contact.close',
  'contact.reopen',
  'contact.markSpam',
  'contact.exportSubscribers',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const adminAuditInput = z.strictObject({
  action: z.enum(AUDIT_ACTIONS).nullable().default(null),
  /** Part of the name, username or address of whoever did it or whom it was done to. */
  person: lineText().max(120).default(''),
  /** Entries with a smaller id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type AdminAuditInput = z.output<typeof adminAuditInput>

const named = z.object({ id: idSchema, username: z.string().nullable() })

export const auditRowSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** `username` is null when the account is gone. */
  actor: named,
  /** One of `AUDIT_ACTIONS`, or what an older or newer release wrote. */
  action: z.string(),
  /** `kind:id`. */
  object: z.string(),
  /** The account it was done to; null when it was done to something else. */
  person: named.nullable(),
  /** The order it was done to; null likewise. */
  order: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** The name of the city it was done to; null likewise. */
  place: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  address: z.string(),
})
export type AuditRow = z.infer<typeof auditRowSchema>

export const adminAuditOutput = z.object({
  entries: z.array(auditRowSchema),
  nextBefore: idSchema.nullable(),
})
export type AdminAudit = z.infer<typeof adminAuditOutput>

/** The list that leaves the shop as a file, `domain.name`. */
export const adminExportListInput = z.strictObject({ list: lineText(3).max(80) })
export const adminExportListOutput = z.object({ ok: z.literal(true) })
