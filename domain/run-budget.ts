// How the runs of a day share what a store allows, so that the fourth has as much as the first.
import { SYNC_EVERY_HOURS } from './sync-run.ts'

/** Percent of a day's calls for one of its runs. */
const RUN = (100 * SYNC_EVERY_HOURS) / 24
/** Of them: for products known that the lists did not name, a fifth of the run. */
const CHECK = 5
/** And for more than the lists tell, where a closer look knows it. */
const DETAILS = 8

const calls = (callsPerDay: number, percent: number): number =>
  Math.max(1, Math.floor((callsPerDay * percent) / 100))

/** Calls one run may spend on single products in a phase; what is left over waits for the next run. At least 1. */
export const itemCallsOf = (phase: 'check' | 'details', callsPerDay: number): number =>
  calls(callsPerDay, phase === 'check' ? CHECK : DETAILS)

/**
 * Pages of one list in a run: a department may hold millions of items. The lists, so many as `lists` says, together leave
 * what looking at single products may take (`knowsDetails`: also for more than the lists tell). At least 1.
 */
export const mostPagesOf = (
  callsPerDay: number,
  { lists, knowsDetails }: { lists: number; knowsDetails: boolean },
): number =>
  Math.max(1, Math.floor(calls(callsPerDay, RUN - CHECK - (knowsDetails ? DETAILS : 0)) / lists))
