// A server that is busy with every answer and ends on SIGTERM as the shop does, for tests that rush it.
import { createLog } from '#server/platform/log.ts'
import { parseConfig } from '#server/config.ts'
import { createApp } from './app.ts'
import { addCleanStop } from './clean-stop.ts'

const LIMIT_MS = 5000

const parsed = parseConfig({})
if (!parsed.ok) throw new Error(parsed.faults.join())
const log = createLog({ level: 'silent', role: 'test' })
const origin = () => 'http://localhost'
const app = await createApp({
  config: { ...parsed.config, mostLagMs: 60_000 },
  log,
  origin,
})
const stop = addCleanStop(app, LIMIT_MS)

const work = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const asked = Promise.withResolvers<void>()

app.get('/page', () => {
  work(3)
  return 'x'.repeat(20_000)
})
app.get('/answer', async () => {
  await new Promise((resolve) => setImmediate(resolve))
  work(5)
  return { ok: true }
})
app.get('/never', () => {
  asked.resolve()
  return new Promise(() => {})
})
app.get('/until-asked', () => asked.promise.then(() => 'asked'))
process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0))
})
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }))
