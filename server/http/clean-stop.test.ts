// Proves the shutdown under load: what a server has accepted it answers, and later connections are refused.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { testInFull } from '#tests/support/every-day.ts'

interface Answer {
  status: number
  isLast: boolean
}

const get = (url: string, agent: http.Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      response.on('error', reject)
      response.resume()
      response.on('end', () => {
        if (!response.complete) return reject(new Error('cut off in the middle'))
        resolve({
          status: response.statusCode ?? 0,
          isLast: response.headers.connection === 'close',
        })
      })
    })
    request.on('error', reject)
  })

const PATHS = ['/page', '/answer']
const PEOPLE = 24

interface Account {
  answered: Answer[]
  /** Why each of the people ended. */
  ends: string[]
}

/** People who ask as fast as they are answered, each on one kept connection or each time on a new one, until refused. */
function crowd(url: string, account: Account): Promise<void>[] {
  return Array.from({ length: PEOPLE }, async (_, index) => {
    const agent = new http.Agent({ keepAlive: index % 3 > 0, maxSockets: 1 })
    try {
      for (let round = index; ; round += 1)
        account.answered.push(await get(url + PATHS[round % PATHS.length], agent))
    } catch (error) {
      account.ends.push(String((error as NodeJS.ErrnoException).code ?? error))
    } finally {
      agent.destroy()
    }
  })
}

/** A server in a process of its own that is busy with every answer. */
async function startBusy() {
  const script = path.join(import.meta.dirname, 'clean-stop.fixture.ts')
  const child = spawn(process.execPath, [script], { env: childEnvironment({ NODE_ENV: 'test' }) })
  const exit = once(child, 'exit')
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    void exit.then(() => reject(new Error(output)))
  })
  return {
    url,
    /** Its exit code. */
    end: async () => {
      child.kill('SIGTERM')
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}

test('nobody is cut off by SIGTERM in the middle of the rush, and nobody who rests holds it up', async () => {
  const server = await startBusy()
  const resting = new http.Agent({ keepAlive: true })
  expect(await get(`${server.url}/answer`, resting)).toEqual({ status: 200, isLast: false })
  const account: Account = { answered: [], ends: [] }
  const people = crowd(server.url, account)
  await expect.poll(() => account.answered.length, { timeout: 30_000 }).toBeGreaterThan(200)
  const before = account.answered.length
  expect(await server.end()).toBe(0)
  await Promise.all(people)
  resting.destroy()
  expect(account.ends).toEqual(Array.from({ length: PEOPLE }, () => 'ECONNREFUSED'))
  expect(new Set(account.answered.map(({ status }) => status))).toEqual(new Set([200]))
  // Who was being served got an answer, and was told that it is the last.
  const told = account.answered.slice(before).filter(({ isLast }) => isLast)
  expect(told.length).toBeGreaterThanOrEqual(PEOPLE / 2)
}, 60_000)

testInFull(
  'an answer that never comes is cut off at the limit',
  async () => {
    const server = await startBusy()
    const never = get(`${server.url}/never`, new http.Agent()).catch((error: unknown) => error)
    await get(`${server.url}/until-asked`, new http.Agent())
    expect(await server.end()).toBe(0)
    expect(await never).toMatchObject({ code: 'ECONNRESET' })
  },
  60_000,
)
