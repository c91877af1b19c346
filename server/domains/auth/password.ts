// Password hashing behind one file: Argon2id with the sizes OWASP names, two at a time so that pages stay quick.
import { Argon2id } from 'oslo/password'
import { createTurnstile } from '#server/platform/turnstile.ts'

const SIZES = { memorySize: 19_456, iterations: 2, parallelism: 1 } as const
const argon = new Argon2id(SIZES)
const MARK = `$argon2id$v=19$m=${SIZES.memorySize},t=${SIZES.iterations},p=${SIZES.parallelism}$`

// The hash of random bytes nobody kept. Checking it costs what a real check costs.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$dqt7HyBTsamvlMZtmPCanQ$IWlFtswHq7aOmAaIn6c/p2PNB5JsxfCSM3oign5MhPU'

const turnstile = createTurnstile({ places: 2, queue: 50 })

/** @throws when too many wait already */
export const hashPassword = (password: string): Promise<string> =>
  turnstile(() => argon.hash(password))

/** Whether the password fits; without a hash the same work is done and the answer is no. */
export const passwordFits = (hash: string | null, password: string): Promise<boolean> =>
  turnstile(async () => (await argon.verify(hash ?? NOBODY, password)) && hash !== null)

/** Whether a hash was made with other sizes than today's, so that it should be made anew. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(MARK)
