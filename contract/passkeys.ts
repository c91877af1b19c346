// Schemas of passkeys (WebAuthn Level 3): options for the browser, its answers, and the list of one's own.
import { z } from 'zod'
import { currentPasswordSchema, signedInSchema, tooManyRequests } from './auth.ts'
import { passkeyAssertionSchema, passkeyRequestSchema } from './passkey-assertion.ts'
import { idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'
import { bytesText, CREDENTIAL_ID_LENGTH, passkeyDescriptorSchema } from './webauthn.ts'

/** Passkeys one account can keep. */
export const MAX_PASSKEYS = 20

const done = z.object({ ok: z.literal(true) })
const wrongPassword = refusalSchema('wrong_password')
/** Not made for this shop, not by a key that is known, too late, or a second time. */
const invalidPasskey = refusalSchema('invalid_passkey')
const tooManyPasskeys = refusalSchema('too_many_passkeys')

/** What somebody calls a key, such as «Teléfono». */
export const passkeyNameSchema = lineText(1).max(60)

export const beginPasskeyInput = z.strictObject({ password: currentPasswordSchema })
export type BeginPasskeyInput = z.output<typeof beginPasskeyInput>

/** What `navigator.credentials.create` takes, bytes as base64url (WebAuthn Level 3, §5.4). */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(passkeyDescriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

export const beginPasskeyOutput = z.union([
  z.object({ ok: z.literal(true), options: passkeyCreationSchema }),
  wrongPassword,
  tooManyPasskeys,
  tooManyRequests,
])
export type BeginPasskeyOutcome = z.infer<typeof beginPasskeyOutput>

/** A fresh key as the browser made it. */
export const addPasskeyInput = z.strictObject({
  name: passkeyNameSchema,
  id: bytesText(CREDENTIAL_ID_LENGTH),
  clientDataJSON: bytesText(4000),
  attestationObject: bytesText(20_000),
  /** How the key can be reached, as the browser says; only handed back to it. */
  transports: z.array(z.string().regex(/^[a-z-]{1,30}$/)).max(10),
})
export type AddPasskeyInput = z.output<typeof addPasskeyInput>

/** `recoveryCodes` are shown once; none when there was a second factor before. */
export const addPasskeyOutput = z.union([
  z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
  invalidPasskey,
  refusalSchema('passkey_known'),
  tooManyPasskeys,
  tooManyRequests,
])
export type AddPasskeyOutcome = z.infer<typeof addPasskeyOutput>

export const passkeyViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type PasskeyView = z.infer<typeof passkeyViewSchema>
export const passkeysOutput = z.array(passkeyViewSchema)

/** Unknown or somebody else’s: 404. */
export const renamePasskeyInput = z.strictObject({ id: idSchema, name: passkeyNameSchema })
export type RenamePasskeyInput = z.output<typeof renamePasskeyInput>
export const renamePasskeyOutput = done

/** Unknown or somebody else’s: 404. `second_factor_needed`: the last factor of an admin who must have one. */
export const removePasskeyInput = z.strictObject({
  id: idSchema,
  password: currentPasswordSchema,
})
export type RemovePasskeyInput = z.output<typeof removePasskeyInput>
export const removePasskeyOutput = z.union([
  done,
  wrongPassword,
  refusalSchema('second_factor_needed'),
  tooManyRequests,
])
export type RemovePasskeyOutcome = z.infer<typeof removePasskeyOutput>

/** Options for signing in without a name: whose key it is, its answer tells. */
export const beginPasskeySignInOutput = z.union([
  z.object({ ok: z.literal(true), options: passkeyRequestSchema }),
  tooManyRequests,
])
export type BeginPasskeySignInOutcome = z.infer<typeof beginPasskeySignInOutput>

export const passkeySignInInput = z.strictObject({ passkey: passkeyAssertionSchema })
export type PasskeySignInInput = z.output<typeof passkeySignInInput>
export const passkeySignInOutput = z.union([signedInSchema, invalidPasskey, tooManyRequests])
export type PasskeySignInOutcome = z.infer<typeof passkeySignInOutput>
