// Schemas of one's own account: profile, address of mail, password, sessions, preferences, data.
import { z } from 'zod'
import { DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import {
  currentPasswordSchema,
  emailSchema,
  fullNameSchema,
  newPasswordSchema,
  tooManyRequests,
} from './auth.ts'
import { idSchema, localeSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'
import { usernameSchema } from './usernames.ts'

const done = z.object({ ok: z.literal(true) })
const wrongPassword = refusalSchema('wrong_password')

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Times are ISO 8601 in UTC. */
export const profileSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  isAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** An authenticator app is on. */
  hasTotp: z.boolean(),
  /** An admin who reaches the panel only with a second factor, and has none. */
  needsSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** In which mails come, too. */
  locale: localeSchema,
  /** Null while each browser has its own. */
  scheme: z.enum(SCHEMES).nullable(),
  currency: z.enum(DISPLAY_CURRENCIES).nullable(),
  createdAt: z.string(),
})
export type ProfileView = z.infer<typeof profileSchema>

export const updateProfileInput = z.strictObject({
  fullName: fullNameSchema,
  username: usernameSchema,
})
export type UpdateProfileInput = z.output<typeof updateProfileInput>

const changedProfile = z.object({ ok: z.literal(true), profile: profileSchema })
export const updateProfileOutput = z.union([changedProfile, refusalSchema('username_taken')])
export type UpdateProfileOutcome = z.infer<typeof updateProfileOutput>

/** What is not named stays; all of it is also set as the cookies of this browser. */
export const updatePreferencesInput = z.strictObject({
  locale: localeSchema.optional(),
  scheme: z.enum(SCHEMES).optional(),
  currency: z.enum(DISPLAY_CURRENCIES).optional(),
})
export type UpdatePreferencesInput = z.output<typeof updatePreferencesInput>
export const updatePreferencesOutput = changedProfile

export const changeEmailInput = z.strictObject({
  email: emailSchema,
  password: currentPasswordSchema,
})
export type ChangeEmailInput = z.output<typeof changeEmailInput>

/** The address changes only when the link in its mail is opened. */
export const changeEmailOutput = z.union([
  done,
  wrongPassword,
  refusalSchema('email_taken'),
  tooManyRequests,
])
export type ChangeEmailOutcome = z.infer<typeof changeEmailOutput>

export const changePasswordInput = z.strictObject({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
})
export type ChangePasswordInput = z.output<typeof changePasswordInput>
export const changePasswordOutput = z.union([done, wrongPassword, tooManyRequests])
export type ChangePasswordOutcome = z.infer<typeof changePasswordOutput>

export const sessionViewSchema = z.object({
  /** Names the session; opens nothing. */
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** An IPv4 address or an IPv6 network; empty when it was not recorded. */
  address: z.string(),
  userAgent: z.string(),
})
export type SessionView = z.infer<typeof sessionViewSchema>

export const endSessionInput = z.strictObject({ id: lineText(1).max(100) })
export const endSessionsOutput = z.object({ ok: z.literal(true), ended: z.number().int() })

export const deleteAccountInput = z.strictObject({ password: currentPasswordSchema })
export type DeleteAccountInput = z.output<typeof deleteAccountInput>
export const deleteAccountOutput = z.union([
  done,
  wrongPassword,
  refusalSchema('last_admin'),
  tooManyRequests,
])
export type DeleteAccountOutcome = z.infer<typeof deleteAccountOutput>
