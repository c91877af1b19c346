// What is said about signing in: credentials, the signed-in person, the admin check.
import { z } from 'zod'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

/** Passwords have at least 6 characters (specification §5); the upper bound keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const

/** `username` takes a username or an e-mail address. Nothing is trimmed from a password. */
export const loginInput = z.strictObject({
  username: lineText().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
})
export type LoginInput = z.infer<typeof loginInput>

export const currentUserSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
})

export const loginOutput = z.union([
  z.object({ ok: z.literal(true), user: currentUserSchema, sessionToken: z.string() }),
  refusalSchema('invalid_credentials'),
  refusalSchema('too_many_requests', { retryAfterSeconds: z.number().int().min(1) }),
])
export type LoginOutcome = z.infer<typeof loginOutput>

export const logoutOutput = z.object({ ok: z.literal(true) })
export const adminCheckOutput = z.object({ isAdmin: z.boolean() })

/** A new account as a command creates it. */
export const newUserInput = z.strictObject({
  fullName: lineText().min(2).max(120),
  username: z
    .string()
    .trim()
    .min(3)
    .max(40)
    .regex(/^[\p{L}\p{N}._-]+$/u),
  email: z.email().max(254),
  password: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
})
export type NewUserInput = z.infer<typeof newUserInput>
