// Schemas of the second factor: an authenticator app (RFC 6238) and recovery codes.
import { z } from 'zod'
import { currentPasswordSchema, otpSchema, tooManyRequests } from './auth.ts'
import { refusalSchema } from './refusal-schema.ts'

const wrongPassword = refusalSchema('wrong_password')
const invalidOtp = refusalSchema('invalid_otp')

export const enrolTotpInput = z.strictObject({ password: currentPasswordSchema })
export type EnrolTotpInput = z.output<typeof enrolTotpInput>

/**
 * `secret` is Base32 for typing, `uri` (otpauth://) for a link on a phone, `qr` the same as a picture: the path of its
 * dark squares on a field of `size` × `size`, quiet zone included.
 */
export const totpEnrolmentSchema = z.object({
  secret: z.string().max(100),
  uri: z.string().max(1000),
  qr: z.object({ size: z.number().int().min(21).max(200), path: z.string().max(30_000) }),
})
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>

/** Nothing is on until it is confirmed. */
export const enrolTotpOutput = z.union([
  z.object({ ok: z.literal(true), ...totpEnrolmentSchema.shape }),
  wrongPassword,
  refusalSchema('second_factor_on'),
  tooManyRequests,
])
export type EnrolTotpOutcome = z.infer<typeof enrolTotpOutput>

export const confirmTotpInput = z.strictObject({ otp: otpSchema })
export type ConfirmTotpInput = z.output<typeof confirmTotpInput>

/** Shown once; each recovery code stands in for the app one time. */
export const confirmTotpOutput = z.union([
  z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
  invalidOtp,
  refusalSchema('second_factor_on'),
  refusalSchema('second_factor_off'),
  tooManyRequests,
])
export type ConfirmTotpOutcome = z.infer<typeof confirmTotpOutput>

/** `second_factor_needed`: an admin of a shop that requires it keeps it. */
export const disableTotpInput = z.strictObject({
  password: currentPasswordSchema,
  otp: otpSchema,
})
export type DisableTotpInput = z.output<typeof disableTotpInput>
export const disableTotpOutput = z.union([
  z.object({ ok: z.literal(true) }),
  wrongPassword,
  invalidOtp,
  refusalSchema('second_factor_off'),
  refusalSchema('second_factor_needed'),
  tooManyRequests,
])
export type DisableTotpOutcome = z.infer<typeof disableTotpOutput>

/** Fresh recovery codes instead of the former ones; shown once. */
export const renewRecoveryCodesInput = z.strictObject({ password: currentPasswordSchema })
export type RenewRecoveryCodesInput = z.output<typeof renewRecoveryCodesInput>
export const renewRecoveryCodesOutput = z.union([
  z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
  wrongPassword,
  refusalSchema('second_factor_off'),
  tooManyRequests,
])
export type RenewRecoveryCodesOutcome = z.infer<typeof renewRecoveryCodesOutput>
