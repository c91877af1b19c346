// Schemas of ways back into an account: links and codes sent by mail, and the confirmation of an address.
import { z } from 'zod'
import { emailSchema, newPasswordSchema, tooManyRequests } from './auth.ts'
import { refusalSchema } from './refusal-schema.ts'
import { tokenSchema } from './token.ts'
import { loginNameSchema } from './usernames.ts'

/** Exactly six digits (specification §5). */
export const resetCodeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

const done = z.object({ ok: z.literal(true) })
const invalidToken = refusalSchema('invalid_token')
const tokenSpent = refusalSchema('token_spent')

export const emailOnlyInput = z.strictObject({ email: emailSchema })
export type EmailOnlyInput = z.output<typeof emailOnlyInput>

/** Whose account it is, as at sign-in: by username or by e-mail address. */
export const nameOnlyInput = z.strictObject({ username: loginNameSchema })
export type NameOnlyInput = z.output<typeof nameOnlyInput>

/** The same for known and unknown addresses. `recent_mail`: several went out a moment ago, and the last one still works. */
export const sentOutput = z.union([
  done,
  tooManyRequests,
  refusalSchema('recent_mail', { retryAfterSeconds: z.number().int().min(1) }),
])
export type SentOutcome = z.infer<typeof sentOutput>

export const tokenInput = z.strictObject({ token: tokenSchema })
export type TokenInput = z.output<typeof tokenInput>

export const verifyResetTokenOutput = z.union([
  z.object({ ok: z.literal(true), user: z.object({ username: z.string() }) }),
  invalidToken,
  tokenSpent,
  tooManyRequests,
])
export type VerifyResetTokenOutcome = z.infer<typeof verifyResetTokenOutput>

export const resetPasswordInput = tokenInput.extend({ password: newPasswordSchema })
export type ResetPasswordInput = z.output<typeof resetPasswordInput>

export const resetPasswordOutput = z.union([done, invalidToken, tokenSpent, tooManyRequests])
export type ResetPasswordOutcome = z.infer<typeof resetPasswordOutput>

export const verifyResetCodeInput = emailOnlyInput.extend({ code: resetCodeSchema })
export type VerifyResetCodeInput = z.output<typeof verifyResetCodeInput>

/** Wrong, burned after five wrong tries, too old or of an unknown address: one answer. */
export const resetCodeOutput = z.union([done, refusalSchema('invalid_code'), tooManyRequests])
export type ResetCodeOutcome = z.infer<typeof resetCodeOutput>

export const resetWithCodeInput = verifyResetCodeInput.extend({ password: newPasswordSchema })
export type ResetWithCodeInput = z.output<typeof resetWithCodeInput>

/** For `auth.verifyEmail`: confirms a new account's address, or a changed one. `email` is the one confirmed now. */
export const confirmAddressOutput = z.union([
  z.object({ ok: z.literal(true), email: z.string() }),
  invalidToken,
  tokenSpent,
  refusalSchema('email_taken'),
  tooManyRequests,
])
export type ConfirmAddressOutcome = z.infer<typeof confirmAddressOutput>

export const resendVerificationOutput = z.union([
  done,
  refusalSchema('already_verified'),
  tooManyRequests,
])
export type ResendVerificationOutcome = z.infer<typeof resendVerificationOutput>
