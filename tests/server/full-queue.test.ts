// Proves at every endpoint that who is sent away from a full queue hears so, and that the log takes it for no error.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerError } from '#server/answer-error.ts'
import { createApp } from '#server/http/app.ts'
import { TurnstileFull } from '#server/platform/turnstile.ts'
import { addTrpc } from '#server/trpc/add-trpc.ts'
import { testConfig } from '#tests/support/test-shop.ts'

const ask = async (url: string, thrown: Error) => {
  const lines: { level: number }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const config = testConfig()
  const app = await createApp({ config, log, origin: () => 'http://localhost', answerError })
  await addTrpc(app, () => Promise.reject(thrown))
  for (const path of ['/page', '/api/call'])
    app.get(path, () => {
      throw thrown
    })
  const { statusCode, headers } = await app.inject({ url })
  await app.close()
  return { statusCode, headers, levels: lines.map(({ level }) => level) }
}

test.each(['/page', '/api/call', '/trpc/auth.viewer'])('%s', async (url) => {
  for (const full of [new TurnstileFull(), new Error('failed', { cause: new TurnstileFull() })]) {
    const { statusCode, headers, levels } = await ask(url, full)
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBeDefined()
    expect(levels.filter((level) => level > 30)).toEqual([])
  }
  const broken = await ask(url, new Error('broken'))
  expect(broken.statusCode).toBe(500)
  expect(broken.levels).toContain(50)
})
