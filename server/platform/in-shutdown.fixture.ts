// A process that ends in the way its first argument names, and says what it closes, for tests of the end.
import { createShutdown } from './in-shutdown.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const shutdown = createShutdown({ say, onError: (error) => say(`onError ${String(error)}`) })
const closes = (name: string) => async () => say(`closed ${name}`)
const never = () => new Promise(() => {})
const kill = (signal: NodeJS.Signals) => process.kill(process.pid, signal)

shutdown.add('lock', 1, closes('lock'))
shutdown.add('database', 1, closes('database'))
shutdown.signal.addEventListener('abort', () => say('begun'))
// It lives until somebody ends it.
setInterval(() => {}, 60_000)

const WAYS: Record<string, () => unknown> = {
  signal: () => {
    shutdown.add('server', 1, closes('server'))
    kill('SIGTERM')
  },
  late: () => {
    shutdown.add('server', 0.01, never)
    shutdown.end(0)
  },
  broken: () => {
    shutdown.add('server', 1, () => Promise.reject(new Error('boom')))
    shutdown.end(0)
  },
  once: () => {
    shutdown.end(0)
    shutdown.end(3)
  },
  refused: () => shutdown.end(3),
  uncaught: () => {
    throw new Error('nobody caught it')
  },
  twice: () => {
    shutdown.add('server', 10, never)
    setTimeout(() => void Promise.reject(new Error('again')), 100)
    throw new Error('nobody caught it')
  },
  rejected: () => void Promise.reject(new Error('nobody caught it')),
  echo: () => {
    shutdown.add('server', 0.3, never)
    kill('SIGINT')
    setTimeout(kill, 50, 'SIGINT')
  },
  command: () => {
    shutdown.add('server', 10, never)
    kill('SIGINT')
    setTimeout(kill, 1000, 'SIGINT')
  },
}
WAYS[process.argv[2] ?? '']?.()
