// Measures what signing in costs beside its hash, and whether the time of an answer tells who has an account.
import { setTimeout } from 'node:timers/promises'
import { Argon2id } from 'oslo/password'
import pg from 'pg'
import { median } from '../lib/median.ts'

const ROUNDS = 60
const WARM_UP = 40
const KNOWN = 'maria@puente.example'
const UNKNOWN = 'nobody@puente.example'

export interface AccountsBench {
  /** Argon2id alone, in a process of its own on the same machine. */
  hashMs: number
  signInMs: number
  calls: { name: string; knownMs: number; unknownMs: number }[]
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The known address has a code that could be guessed, else its calls would be those of an unknown one anyway. */
const openCode = async (shopUrl: string, database: pg.Client): Promise<void> => {
  await fetch(`${shopUrl}/api/send-reset-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: KNOWN }),
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await database.query('select 1 from account_token')
    if (rowCount) return
    await setTimeout(100)
  }
  throw new Error('no code was made')
}

const CALLS: readonly [name: string, path: string, body: (email: string) => object][] = [
  ['a wrong password', '/api/login', (username) => ({ username, password: 'wrong' })],
  ['asking for a link', '/api/forgot-password', (email) => ({ email })],
  ['a wrong code', '/api/verify-reset-code', (email) => ({ email, code: '000000' })],
  [
    'a reset with a wrong code',
    '/api/reset-password-with-code',
    (email) => ({ email, code: '000000', password: 'another one' }),
  ],
]

/** The shop must have the demo logins. Known and unknown take turns, so that a slow moment meets both. */
export async function benchAccounts(shopUrl: string, databaseUrl: string): Promise<AccountsBench> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const timed = async (path: string, body: object): Promise<number> => {
    // The counters would turn the measuring away after a few calls.
    await database.query('delete from rate_limit')
    await database.query('update account_token set wrong_tries = 0')
    return milliseconds(async () => {
      const response = await fetch(shopUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await response.text()
      if (response.status >= 429) throw new Error(`${path} answered ${response.status}`)
    })
  }
  await openCode(shopUrl, database)
  const argon = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 })
  const hash = await argon.hash('puente-maria')
  const hashes: number[] = []
  const signIns: number[] = []
  const credentials = { username: 'maria', password: 'puente-maria' }
  try {
    // What a fresh process has yet to compile is not what signing in costs.
    for (let round = 0; round < WARM_UP; round += 1) await timed('/api/login', credentials)
    for (let round = 0; round < ROUNDS; round += 1) {
      hashes.push(await milliseconds(() => argon.verify(hash, 'puente-maria')))
      signIns.push(await timed('/api/login', credentials))
    }
    const calls: AccountsBench['calls'] = []
    for (const [name, path, body] of CALLS) {
      const [known, unknown]: [number[], number[]] = [[], []]
      const ask = async (email: string) =>
        (email === KNOWN ? known : unknown).push(await timed(path, body(email)))
      for (let round = 0; round < ROUNDS; round += 1) {
        const turns = round % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]
        for (const email of turns) await ask(email)
      }
      calls.push({ name, knownMs: median(known), unknownMs: median(unknown) })
    }
    return { hashMs: median(hashes), signInMs: median(signIns), calls }
  } finally {
    await database.end()
  }
}
