// How long a request waits for the database in all: each of its waits has a limit, and this one holds for their sum.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Patience {
  /** On the clock of `performance.now()`. */
  untilMs: number
  /** Its answer has begun: whoever reads it is told nothing any more. */
  isAnswered: () => boolean
  /** One wait was in vain: whatever else is asked for would be, too. */
  hasEnded: boolean
}

/** Before it is told to come back a request may take so long over the database. */
const PATIENCE_MS = 4000
/** What comes late, as after a costly computation, is not turned away because of it. */
const LEAST_MS = 1000

const patience = new AsyncLocalStorage<Patience>()

const current = (): Patience | null => {
  const found = patience.getStore()
  return found && !found.isAnswered() ? found : null
}

export const openPatience = (isAnswered: () => boolean): Patience => ({
  untilMs: performance.now() + PATIENCE_MS,
  isAnswered,
  hasEnded: false,
})

/** Whatever `work` begins waits with this patience. */
export const withPatience = (held: Patience, work: () => void): void => patience.run(held, work)

/** How long this wait may take; outside of requests only its own limit counts. */
export const patienceFor = (limitMs: number): number => {
  const held = current()
  if (!held) return limitMs
  return Math.min(limitMs, Math.max(LEAST_MS, held.untilMs - performance.now()))
}

export const hasPatience = (): boolean => current()?.hasEnded !== true

export const endPatience = (): void => {
  const held = current()
  if (held) held.hasEnded = true
}
