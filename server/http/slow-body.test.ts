// Proves that a body that does not arrive is its sender's affair: answered as such, and no fault of ours in the log.
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { answerError } from '#server/answer-error.ts'
import { testConfig } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { eventually } from '#tests/support/eventually.ts'

let app: FastifyInstance
let begun = 0
let failed = 0
let lines: { level: number; msg: string }[] = []
beforeEach(async () => {
  lines = []
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    lines.push(JSON.parse(line.toString()) as (typeof lines)[number])
    done()
  }
  const log = pino({ level: 'debug' }, new Writable({ write }))
  const origin = () => 'https://shop.example'
  begun = 0
  failed = 0
  app = await createApp({
    config: testConfig(),
    log,
    origin,
    answerLimitMs: 500,
    uploadLimitMs: 1000,
    answerError: (...given) => {
      failed += 1
      return answerError(...given)
    },
  })
  app.addHook('onRequest', async () => void (begun += 1))
  app.post('/api/login', () => 'answer')
  app.post(paths.adminPictures, () => 'kept')
  app.post('/*', () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Says that ten bytes follow and sends one. */
const beginPost = async (path: string) => {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded'
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop.example\r\naccept-language: en\r\n` +
      `content-type: ${type}\r\ncontent-length: 10\r\n\r\n{`,
  )
  return socket
}
const errors = () => lines.filter(({ level }) => level >= 50)

test('whoever does not send everything in time is told so, and the connection ends', async () => {
  const said = await text(await beginPost('/api/login'))
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
  expect(said).toMatch(/^connection: close\r$/im)
  expect(said).toContain('"code":"body_too_slow"')
  expect(said).toContain('Your data took too long to arrive.')
  expect(await text(await beginPost('/en/auth'))).toMatch(/^HTTP\/1\.1 408 [^]*Your data took too/)
  expect(errors()).toEqual([])
})

test('a picture may take longer, and no longer than that', async () => {
  const ended: string[] = []
  const listen = async (path: string) => {
    const said = await text(await beginPost(path))
    ended.push(path)
    expect(said).toContain('"code":"body_too_slow"')
  }
  await Promise.all([listen(paths.adminPictures), listen('/api/login')])
  expect(ended).toEqual(['/api/login', paths.adminPictures])
  expect(app.server.headersTimeout).toBe(15_000)
})

test.each(['/api/login', '/en/auth'])(
  'an upload to %s that is broken off is no error',
  async (path) => {
    const socket = await beginPost(path)
    await eventually(() => expect(begun).toBe(1))
    socket.resetAndDestroy()
    await eventually(() => expect(failed).toBe(1))
    expect(errors()).toEqual([])
  },
)

test('a body that is too large is read to its end: its sender gets the answer, and may ask again', async () => {
  const bytes = 300_000
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (data: Buffer) => void (said += data.toString()))
  const head =
    'POST /api/login HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\n'
  socket.write(`${head}content-length: ${bytes}\r\n\r\n"`)
  await eventually(() => expect(said).toMatch(/^HTTP\/1\.1 413 /))
  socket.write('x'.repeat(bytes - 1))
  socket.write(`${head}content-length: 2\r\nconnection: close\r\n\r\n{}`)
  await once(socket, 'end')
  expect(said).toContain('"code":"body_too_large"')
  expect(said).toMatch(/HTTP\/1\.1 200 OK[^]*answer$/)
})
