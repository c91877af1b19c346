// Schemas of the desk of people: the list, rights, sessions, second factors.
import { z } from 'zod'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

/** People or entries per page. */
export const DESK_PAGE_SIZE = 25

export const adminUsersInput = z.strictObject({
  /** Part of a name, username or address; upper and lower case are the same. */
  search: lineText().max(120).default(''),
  onlyAdmins: z.boolean().default(false),
  /** People with a smaller id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type AdminUsersInput = z.output<typeof adminUsersInput>

export const adminUserRowSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessionCount: z.number().int(),
  orderCount: z.number().int(),
  createdAt: z.string(),
})
export type AdminUserRow = z.infer<typeof adminUserRowSchema>

export const adminUsersOutput = z.object({
  users: z.array(adminUserRowSchema),
  nextBefore: idSchema.nullable(),
})
export type AdminUsers = z.infer<typeof adminUsersOutput>

export const adminSetAdminInput = z.strictObject({ id: idSchema, isAdmin: z.boolean() })
export type AdminSetAdminInput = z.output<typeof adminSetAdminInput>
/** Unknown id: 404. */
export const adminSetAdminOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('own_account'),
])
export type AdminSetAdminOutcome = z.infer<typeof adminSetAdminOutput>

export const adminResetFactorInput = z.strictObject({ id: idSchema })
/** Unknown id: 404. */
export const adminResetFactorOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('own_account'),
  refusalSchema('second_factor_off'),
])
export type AdminResetFactorOutcome = z.infer<typeof adminResetFactorOutput>

export const adminEndSessionsInput = z.strictObject({ id: idSchema })
export const adminEndSessionsOutput = z.object({ ok: z.literal(true), ended: z.number().int() })
