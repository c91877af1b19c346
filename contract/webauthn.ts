// The words WebAuthn schemas are made of: bytes as base64url, and how a key is named to a browser.
import { z } from 'zod'

/** Base64url of at most 1023 bytes, the longest id of a credential (WebAuthn Level 3, §4). */
export const CREDENTIAL_ID_LENGTH = 1364

/** Bytes as base64url without padding, 1 to `max` characters. */
export const bytesText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

/** A key as options name it. */
export const passkeyDescriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
