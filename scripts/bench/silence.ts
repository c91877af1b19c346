// Measures whether the time of an answer tells who has an account.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { median } from '../lib/median.ts'
import type { Effort } from './effort.ts'

const WARM_UP = 20
const KNOWN = 'maria@puente.example'
const UNKNOWN = 'nobody@puente.example'

export interface SilenceBench {
  name: string
  knownMs: number
  unknownMs: number
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
export async function benchSilence(
  shopUrl: string,
  databaseUrl: string,
  { rounds = 60 }: Effort,
): Promise<SilenceBench[]> {
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
  const measure = async ([name, path, body]: (typeof CALLS)[number]): Promise<SilenceBench> => {
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]
      for (const email of turns) {
        const ms = await timed(path, body(email))
        // What a fresh process has yet to compile is not what a call costs.
        if (round >= 0) (email === KNOWN ? known : unknown).push(ms)
      }
    }
    return { name, knownMs: median(known), unknownMs: median(unknown) }
  }
  try {
    await openCode(shopUrl, database)
    const measured: SilenceBench[] = []
    for (const call of CALLS) measured.push(await measure(call))
    return measured
  } finally {
    await database.end()
  }
}
