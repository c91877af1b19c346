// What a browser is asked for when somebody shows a passkey, and what it answers (WebAuthn Level 3, §5.5 and §5.2.2).
import { z } from 'zod'
import { bytesText, CREDENTIAL_ID_LENGTH, passkeyDescriptorSchema } from './webauthn.ts'

/** What `navigator.credentials.get` takes, bytes as base64url. No `allowCredentials`: any key of this shop. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(passkeyDescriptorSchema),
})
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

/** The signed answer of a key. */
export const passkeyAssertionSchema = z.strictObject({
  id: bytesText(CREDENTIAL_ID_LENGTH),
  clientDataJSON: bytesText(4000),
  authenticatorData: bytesText(4000),
  signature: bytesText(8000),
  /** Whose key it says it is; keys that were only named may leave it out. */
  userHandle: bytesText(100).optional(),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>
