// Proves that nobody waits beyond the limit, and that who was answered in time is not disturbed.
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addAnswerLimit } from './answer-limit.ts'
import { eventually } from '#tests/support/eventually.ts'

let app: FastifyInstance
let answer: ((text: string) => void) | undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  answer = undefined
  app = Fastify()
  addAnswerLimit(app, {
    limitMs: 1000,
    applies: (url) => url.startsWith('/slow'),
    error: () => Object.assign(new Error('unavailable'), { statusCode: 503 }),
  })
  const wait = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  app.get('/slow', wait)
  app.get('/file', wait)
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

/** Asks, and lets the time pass once the handler waits. */
const askAndWait = async (url: string, ms: number) => {
  const asked = app.inject(url)
  await eventually(() => expect(answer).toBeTypeOf('function'))
  vi.advanceTimersByTime(ms)
  answer?.('at last')
  return (await asked).statusCode
}

test('an answer that takes too long is ended', async () => {
  expect(await askAndWait('/slow', 1500)).toBe(503)
})

test('an answer in time comes through', async () => {
  expect(await askAndWait('/slow', 900)).toBe(200)
})

test('a route that is not limited may take its time', async () => {
  expect(await askAndWait('/file', 5000)).toBe(200)
})

test('what was answered is not ended later', async () => {
  expect(await askAndWait('/slow', 100)).toBe(200)
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow()
})
