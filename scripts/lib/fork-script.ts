// Starts a script as a child process and receives its messages.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { childEnvironment } from '#server/config.ts'

/** A process that begins again and again need not compile again what it reads. */
export const COMPILED = path.resolve(import.meta.dirname, '../../.cache/compiled')

export const forkScript = (file: string, ...args: string[]): ChildProcess =>
  fork(file, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment({ NODE_COMPILE_CACHE: COMPILED }),
  })

/** The next message; an error when the process ends before. */
export const heard = async <T>(child: ChildProcess): Promise<T> => {
  const [said] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code, signal]) => {
      throw new Error(`${child.spawnfile} ended with ${String(code ?? signal)}`)
    }),
  ])) as [T]
  return said
}
