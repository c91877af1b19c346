// Keeps tests at home: a connection to anything but this machine is refused and fails the test.
import { Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'
import { hostOf, isLoopback } from './connect-target.ts'

const attempts: string[] = []
/** Files may share a process, and each loads this one anew: the true method is kept where all find it. */
const TRUE_CONNECT = Symbol.for('puente.test.connect')
const keeper = globalThis as { [TRUE_CONNECT]?: typeof Socket.prototype.connect }
// oxlint-disable-next-line typescript/unbound-method -- called with the socket it belongs to, below
const connect = (keeper[TRUE_CONNECT] ??= Socket.prototype.connect)

function guarded(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args)
  if (isLoopback(host)) return Reflect.apply(connect, this, args) as Socket
  attempts.push(host)
  return this.destroy(new Error(`A test may not talk to ${host}`))
}

function failOnAttempt(): void {
  const hosts = attempts.splice(0)
  if (hosts.length > 0) throw new Error(`The test called ${hosts.join(', ')}; answer it locally.`)
}

Socket.prototype.connect = guarded
afterEach(failOnAttempt)
afterAll(failOnAttempt)
