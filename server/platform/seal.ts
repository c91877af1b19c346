// Encrypts what must be read again but is worth nothing to whoever copies the database: AES-256-GCM under the shop's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'puente sealed values', 32))

export const seal = (secret: string, plain: Uint8Array): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws when it was sealed under another secret or changed since */
export const unseal = (secret: string, sealed: string): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Uint8Array.from(Buffer.concat([body, decipher.final()]))
}
