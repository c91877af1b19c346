// Signs a call to Walmart: the three headers, each on its line, with our private key (walmart.io, affiliate API v2).
import { type KeyObject, createPrivateKey, sign } from 'node:crypto'

export interface WalmartKeys {
  readonly consumerId: string
  readonly keyVersion: string
  readonly privateKey: KeyObject
}

/** A PEM text (its line ends may be written as \n) or the Base64 of one, or of the DER; null when it is no RSA key. */
export const readPrivateKey = (text: string): KeyObject | null => {
  const bare = text.replaceAll('\\n', '\n').trim()
  const forms = [
    () => createPrivateKey(bare),
    () => createPrivateKey(Buffer.from(bare, 'base64').toString('utf8')),
    () => createPrivateKey({ key: Buffer.from(bare, 'base64'), format: 'der', type: 'pkcs8' }),
  ]
  for (const form of forms) {
    try {
      const key = form()
      return key.asymmetricKeyType === 'rsa' ? key : null
    } catch {
      // Not this form; the next one may fit.
    }
  }
  return null
}

/** The headers of a call at a moment (milliseconds since 1970); the store takes them for 180 seconds. */
export const signedHeaders = (
  { consumerId, keyVersion, privateKey }: WalmartKeys,
  nowMs: number,
): Record<string, string> => {
  const timestamp = String(nowMs)
  const text = `${consumerId}\n${timestamp}\n${keyVersion}\n`
  return {
    'wm_consumer.id': consumerId,
    'wm_consumer.intimestamp': timestamp,
    'wm_sec.key_version': keyVersion,
    'wm_sec.auth_signature': sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64'),
  }
}
