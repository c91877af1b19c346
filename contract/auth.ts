// Schemas of signing in and registering: credentials, the signed-in person, the admin check.
import { z } from 'zod'
import { passkeyAssertionSchema, passkeyRequestSchema } from './passkey-assertion.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { tokenSchema } from './token.ts'
import { lineText } from './texts.ts'
import { loginNameSchema, usernameSchema } from './usernames.ts'

/** Passwords have at least 6 characters (specification §5); the upper bound keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const

/** A password somebody chooses: any characters, nothing is trimmed. */
export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)

/** A password to check; it may be older than today's rules. */
export const currentPasswordSchema = z.string().min(1).max(PASSWORD_LENGTH.max)

export const emailSchema = lineText().pipe(z.email().max(254))

/** What the second factor takes: six digits of the app, or one of the recovery codes. */
export const otpSchema = lineText(6).max(20)

/** `username` takes a username or an e-mail address. Nothing is trimmed from a password. */
export const loginInput = z.strictObject({
  username: loginNameSchema,
  password: currentPasswordSchema,
  /** After `second_factor_required`: the same call again with this. */
  otp: otpSchema.optional(),
  /** Or with this: the answer of a key to the options that came along. */
  passkey: passkeyAssertionSchema.optional(),
  /** After `proof_required` or `too_many_requests`: what the link of `auth.sendSignInLink` carries. */
  link: tokenSchema.optional(),
})
export type LoginInput = z.output<typeof loginInput>

export const currentUserSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
})

/** Too often: how many seconds to wait. */
export const tooManyRequests = refusalSchema('too_many_requests', {
  retryAfterSeconds: z.number().int().min(1),
})

export const signedInSchema = z.object({
  ok: z.literal(true),
  user: currentUserSchema,
  /** For callers with a Bearer header; browsers hold the cookie. */
  sessionToken: z.string(),
})

/** How the second factor can be given: with a key that answers `passkey`, or, when `otp`, a code of the app. */
export const secondFactorWays = z.object({
  otp: z.boolean(),
  passkey: passkeyRequestSchema.nullable(),
})
const waysOn = secondFactorWays.shape

export const loginOutput = z.union([
  signedInSchema,
  refusalSchema('invalid_credentials'),
  // Recovery codes are taken as `otp` whatever the ways are.
  refusalSchema('second_factor_required', waysOn),
  refusalSchema('invalid_otp', waysOn),
  refusalSchema('invalid_passkey', waysOn),
  tooManyRequests,
  // Many wrong passwords from elsewhere: this browser must show more than a password. Either `link`, which a mail
  // brings, or `otp` in the same call; a passkey signs in as ever.
  refusalSchema('proof_required', { retryAfterSeconds: z.number().int().min(1) }),
])
export type LoginOutcome = z.infer<typeof loginOutput>

/** One of them: the password, a code of the app or a recovery code, or the answer of a key. */
export const confirmIdentityInput = z.strictObject({
  password: currentPasswordSchema.optional(),
  otp: otpSchema.optional(),
  passkey: passkeyAssertionSchema.optional(),
})
export type ConfirmIdentityInput = z.output<typeof confirmIdentityInput>

export const confirmIdentityOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('wrong_password'),
  refusalSchema('invalid_otp'),
  refusalSchema('invalid_passkey'),
  tooManyRequests,
])
export type ConfirmIdentityOutcome = z.infer<typeof confirmIdentityOutput>

export const logoutOutput = z.object({ ok: z.literal(true) })
export const adminCheckOutput = z.object({ isAdmin: z.boolean() })

export const fullNameSchema = lineText(2).max(120)

/** A new account as a command creates it. */
export const newUserInput = z.strictObject({
  fullName: fullNameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
})
export type NewUserInput = z.infer<typeof newUserInput>

export const registerInput = newUserInput.extend({
  referralCode: lineText()
    .max(40)
    .regex(/^[\w-]*$/)
    .optional(),
})
export type RegisterInput = z.output<typeof registerInput>

export const registerOutput = z.union([
  signedInSchema,
  refusalSchema('email_taken'),
  refusalSchema('username_taken'),
  tooManyRequests,
])
export type RegisterOutcome = z.infer<typeof registerOutput>
