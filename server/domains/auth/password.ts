// Password hashing behind one file: Argon2id, two at a time so that pages stay quick and memory stays bounded.
import { randomBytes } from 'node:crypto'
import { Argon2id } from 'oslo/password'
import { createTurnstile } from '#server/platform/turnstile.ts'
import { PASSWORD_COST } from './password-cost.ts'

const { memorySize, iterations, parallelism } = PASSWORD_COST
const argon = new Argon2id(PASSWORD_COST)
const MARK = `$argon2id$v=19$m=${memorySize},t=${iterations},p=${parallelism}$`

const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')

// Salt and hash are random: no password is known to give it, and checking it costs what a real check costs.
const NOBODY = `${MARK}${random(16)}$${random(32)}`

const turnstile = createTurnstile({ places: 2, queue: 50 })

/**
 * For whom `isKnown` (signed in, in a known browser, with what was mailed to them) waits ahead of everybody else.
 *
 * @throws when too many wait already
 */
export const hashPassword = (password: string, isKnown = false): Promise<string> =>
  turnstile(() => argon.hash(password), isKnown)

/** Whether the password fits; without a hash the same work is done and the answer is no. */
export const passwordFits = (
  hash: string | null,
  password: string,
  isKnown = false,
): Promise<boolean> =>
  turnstile(async () => (await argon.verify(hash ?? NOBODY, password)) && hash !== null, isKnown)

/** Whether a hash was made with another cost than today's, so that it should be made again. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(MARK)
