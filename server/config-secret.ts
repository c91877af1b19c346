// Tells a secret that somebody drew from one that somebody could guess: letters repeated, rows of keys, samples of guides.
import { deflateRawSync } from 'node:zlib'
import { line } from './config-shapes.ts'

/** What a packed text is at least if 32 characters of it were drawn; a word said four times packs into 15. */
const LEAST_PACKED_BYTES = 24

const SAMPLE =
  /change.?(?:me|this|it)|replace.?(?:me|this|with)|your.{0,3}secret|secret.?key|random.?char|placeholder|example|password|qwerty|asdfgh|abcdefg|12345678|76543210|87654321/i

const isGuessable = (secret: string): boolean =>
  SAMPLE.test(secret) || deflateRawSync(secret).length < LEAST_PACKED_BYTES

/** For every secret of the shop's own: 32 characters or more that nobody guesses. */
export const drawn = (most: number) =>
  line(most)
    .min(32)
    .refine((secret) => !isGuessable(secret))
    .describe('at least 32 random characters such as «openssl rand -base64 32» prints')

/** Such a one as the header `Authorization: Bearer` can carry it: with spaces in it, it would open nothing. */
export const drawnBearer = (most: number) =>
  drawn(most)
    .regex(/^[\w.~+/-]+=*$/)
    .describe(
      'at least 32 random characters without blanks such as «openssl rand -base64 32» prints',
    )
