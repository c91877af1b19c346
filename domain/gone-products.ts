// When a product counts as gone from its store, and what is done so that a mistake about it heals.
import type { RunDoubt } from './sync-run.ts'

/**
 * A store that denies a product may be wrong: for a week it is asked again about each, once a day, and what it sells after
 * all is sold here again. A listing ends for good or comes back within days; after that a list has to name it.
 */
export const GONE_ASKED_DAYS = 7
export const GONE_ASKED_EVERY_HOURS = 24

/** Below so many products a share says nothing. */
const LEAST_COUNT = 20

/**
 * Why what a run was denied must not be taken out of the lists by itself; null when nothing speaks against it. More than
 * 30 % of the store's products that are `listed`, by the measure of a list that names far fewer than the one before.
 */
export const doubtOfGone = (denied: number, listed: number): RunDoubt | null =>
  listed >= LEAST_COUNT && denied * 10 > listed * 3 ? 'many_gone' : null

/**
 * Whether somebody has already said of a run that what the store no longer has shall go. Whoever accepted the prices of
 * one said nothing about that.
 */
export const mayTakeOut = (accepted: RunDoubt | null): boolean =>
  accepted !== null && accepted !== 'many_jumps'
