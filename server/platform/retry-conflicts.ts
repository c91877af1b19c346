// Does a whole transaction again when another one was in its way: people never see a deadlock, and whoever was slower by
// a moment sees what the faster one wrote.
import { causesOf } from './causes.ts'
import { clashOf } from './clash.ts'

/** Serialization failure and deadlock: the transaction did nothing, the same work may simply be done again. */
const CONFLICTS = new Set(['40001', '40P01'])

const TRIES = 5
/** A name that was taken in the same moment is seen by the next look; one that stays taken stays so. */
const TRIES_OF_A_CLASH = 2
const FIRST_PAUSE_MS = 20

/** Whether the database broke the transaction off, however deep the driver's error is wrapped. */
export const isConflict = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => typeof code === 'string' && CONFLICTS.has(code))

// Full jitter: two that collided must not meet again.
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** attempt))

const triesOf = (error: unknown): number => {
  if (isConflict(error)) return TRIES
  return clashOf(error) ? TRIES_OF_A_CLASH : 1
}

/** `work` must be one transaction from its first statement to its last. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= triesOf(error)) throw error
      await pause(attempt)
    }
  }
}
