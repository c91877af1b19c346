// Measures what signing in costs beside its hash: the hash is timed inside of each sign-in, and by itself in turns with it.
import http from 'node:http'
import { Argon2id } from 'oslo/password'
import { hashPassword, passwordFits } from '#server/domains/auth/password.ts'
import { median } from '../lib/median.ts'
import { captureSql } from './capture-sql.ts'
import type { Effort } from './effort.ts'

const CREDENTIALS = { username: 'maria', password: 'puente-maria' }
const WARM_UP = 200
const PER_ROUND = 30
/** Fewer than one account may try wrongly, so that the limits never turn the measuring away. */
const AT_ONCE = 4

export interface SignInBench {
  /** The hash by itself, and inside of a sign-in. */
  hashMs: number
  hashInsideMs: number
  signInMs: number
  /** What a sign-in took longer than its own hash. */
  besideMs: number
  /** Processor time of one sign-in in the thread that does everything but hash: the shop, and the client that asks. */
  besideCpuMs: number
  /** Statements sent to the database for one sign-in. */
  statements: number
  /** With others at the same time. */
  hashesPerSecond: number
  signInsPerSecond: number
}

type Work = () => Promise<unknown>

/** Signs in over HTTP; the lightest client there is, because its work counts as well. */
const signInAt =
  (shopUrl: string, agent: http.Agent): Work =>
  () =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const options = { agent, method: 'POST', headers }
      const request = http.request(`${shopUrl}/api/login`, options, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`signing in answered ${response.statusCode}`)),
        )
      })
      request.on('error', reject)
      request.end(JSON.stringify(CREDENTIALS))
    })

/** How long the last check of a password took, from the call to its answer. */
const watchHash = () => {
  const prototype = Argon2id.prototype as { verify: Argon2id['verify'] }
  const original = prototype.verify
  const watch = { lastMs: 0, stop: () => void (prototype.verify = original) }
  prototype.verify = async function (this: Argon2id, ...input) {
    const started = performance.now()
    try {
      return await original.apply(this, input)
    } finally {
      watch.lastMs = performance.now() - started
    }
  }
  return watch
}

// The hash is done by other threads.
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const together = async (work: Work): Promise<number> => {
  const started = performance.now()
  const repeat = async () => {
    for (let n = 0; n < PER_ROUND; n += 1) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, repeat))
  return (AT_ONCE * PER_ROUND * 1000) / (performance.now() - started)
}

/** In turns, so that a slow moment of the machine meets both. */
export async function benchSignIn(
  shopUrl: string,
  { rounds: count = 9 }: Effort,
): Promise<SignInBench> {
  const stored = await hashPassword(CREDENTIALS.password)
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const works = {
    hash: () => passwordFits(stored, CREDENTIALS.password),
    signIn: signInAt(shopUrl, agent),
  }
  const watch = watchHash()
  const oneByOne = async (work: Work) => {
    const before = cpuMs()
    const times: { ms: number; hashMs: number }[] = []
    for (let n = 0; n < PER_ROUND; n += 1) {
      const started = performance.now()
      await work()
      times.push({ ms: performance.now() - started, hashMs: watch.lastMs })
    }
    return { times, cpuMs: (cpuMs() - before) / PER_ROUND }
  }
  const measure = async (work: Work) => ({
    ...(await oneByOne(work)),
    perSecond: await together(work),
  })
  try {
    for (let n = 0; n < Math.min(WARM_UP, count * PER_ROUND); n += 1) await works.signIn()
    const statements = (await captureSql(works.signIn)).length
    const rounds: Record<keyof typeof works, Awaited<ReturnType<typeof measure>>>[] = []
    for (let round = 0; round < count; round += 1)
      rounds.push({ hash: await measure(works.hash), signIn: await measure(works.signIn) })
    const signIns = rounds.flatMap(({ signIn }) => signIn.times)
    return {
      hashMs: median(rounds.flatMap(({ hash }) => hash.times.map(({ ms }) => ms))),
      hashInsideMs: median(signIns.map(({ hashMs }) => hashMs)),
      signInMs: median(signIns.map(({ ms }) => ms)),
      besideMs: median(signIns.map(({ ms, hashMs }) => ms - hashMs)),
      besideCpuMs: median(rounds.map(({ hash, signIn }) => signIn.cpuMs - hash.cpuMs)),
      statements,
      hashesPerSecond: median(rounds.map(({ hash }) => hash.perSecond)),
      signInsPerSecond: median(rounds.map(({ signIn }) => signIn.perSecond)),
    }
  } finally {
    watch.stop()
    agent.destroy()
  }
}
