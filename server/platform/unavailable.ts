// Tells what will pass by itself (a database that is away, a queue that is full) from a fault of the program.
import { causesOf } from './causes.ts'
import { TurnstileFull } from './turnstile.ts'

/**
 * Connection lost or refused (class 08), server shutting down, starting or full, out of space or memory; broken off by
 * a lock or statement limit; still in conflict after all tries.
 */
const DATABASE = /^(?:08\w{3}|57P0[1-5]|57014|53\w{3}|55P03|40001|40P01)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What node-postgres says without a code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout)/

/** Whether somebody was sent away because enough were waiting: what a queue is for, and no error to write down. */
export const isQueueFull = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof TurnstileFull)

/** Whether trying again in a moment is good advice. */
export function isUnavailable(error: unknown): boolean {
  if (isQueueFull(error)) return true
  for (const cause of causesOf(error)) {
    if (DRIVER.test(cause.message)) return true
    const { code } = cause
    if (typeof code === 'string' && (DATABASE.test(code) || NETWORK.has(code))) return true
  }
  return false
}
