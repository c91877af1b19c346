// Tells a secret that somebody drew from one that somebody could guess: letters repeated, rows of keys, samples of guides.
import { deflateRawSync } from 'node:zlib'

/** What a packed text is at least if 32 characters of it were drawn; a word said four times packs into 15. */
const LEAST_PACKED_BYTES = 24

const SAMPLE =
  /change.?(?:me|this|it)|replace.?(?:me|this|with)|your.{0,3}secret|secret.?key|random.?char|placeholder|example|password|qwerty|asdfgh|abcdefg|12345678|76543210|87654321/i

export const isGuessable = (secret: string): boolean =>
  SAMPLE.test(secret) || deflateRawSync(secret).length < LEAST_PACKED_BYTES
