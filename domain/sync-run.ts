// How a run of the catalogue sync goes: its states, when it is doubtful, how long it rests after a fault.
import type { StoreFault } from './store-fault.ts'
import type { SyncStore } from './store-offer.ts'

/**
 * waiting: asked for · running: at work, or resting until a store answers again · completed: all it saw is taken over ·
 * suspicious: seen to the end and doubtful, so that nothing was hidden · rejected: a doubtful one that was judged wrong ·
 * failed: given up before its end; it can be taken up again where it stopped.
 */
export const RUN_STATES = [
  'waiting',
  'running',
  'completed',
  'suspicious',
  'rejected',
  'failed',
] as const
export type RunState = (typeof RUN_STATES)[number]

/**
 * Why an open run does not go on at the moment. paused: its provider is · quota: the day's calls are spent · refused: the
 * store did not answer well, and is asked again later.
 */
export const RUN_HOLDS = ['paused', 'quota', 'refused'] as const
export type RunHold = (typeof RUN_HOLDS)[number]

/** Whether a run that is held up goes on when somebody asks for one: calls that are spent and a pause are no matter of will. */
export const mayHurry = (hold: RunHold | null): boolean => hold === 'refused'

/** What a run does one after the other: crawl the store's lists, look for what they no longer hold, learn details. */
export const RUN_PHASES = ['list', 'check', 'details'] as const
export type RunPhase = (typeof RUN_PHASES)[number]

/** The documented words of a provider's card. */
export type SyncStatus = 'pending' | 'active' | 'completed' | 'failed'

const STATUS: Record<RunState, SyncStatus> = {
  waiting: 'pending',
  running: 'active',
  completed: 'completed',
  suspicious: 'completed',
  rejected: 'failed',
  failed: 'failed',
}

/** A run's state in the documented words (specification §3); one that is held up waits. */
export const syncStatusOf = (state: RunState, hold: RunHold | null = null): SyncStatus =>
  hold === null ? STATUS[state] : 'pending'

/** What of a run tells whether to believe it; all are whole counts of products. */
export interface RunCounts {
  readonly seen: number
  readonly rejected: number
  readonly held: number
}

export const DOUBTS = [
  'far_fewer',
  'many_rejected',
  'many_jumps',
  'nothing_seen',
  'many_gone',
] as const
export type RunDoubt = (typeof DOUBTS)[number]

/** Below so many products a share says nothing. */
const LEAST_COUNT = 20

/**
 * Why a run must not be believed; null when nothing speaks against it. `before` is what the last believed run saw, null
 * for the first one. More than 30 % fewer products (decisions on the sync), and, by the same measure, more than 30 %
 * of the items unreadable or of the prices beyond what a price does between two runs. A run that sees nothing at all is
 * believed only after one that saw nothing and was believed: most likely its lists are not those of the store.
 */
export const doubtOf = (
  { seen, rejected, held }: RunCounts,
  before: number | null,
): RunDoubt | null => {
  if (before !== null && before >= LEAST_COUNT && seen * 10 < before * 7) return 'far_fewer'
  const read = seen + rejected
  if (read >= LEAST_COUNT && rejected * 10 > read * 3) return 'many_rejected'
  if (seen === 0 && before !== 0) return 'nothing_seen'
  return seen >= LEAST_COUNT && held * 10 > seen * 3 ? 'many_jumps' : null
}

/** Tries of one page before the run is given up: with the pauses below about half an hour. */
export const MAX_TRIES = 8
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 600

export type AfterFault = { kind: 'rest'; seconds: number } | { kind: 'give_up' }

/**
 * What to do after the `tries`-th refusal of the same page (1 for the first): rest for so many whole seconds, or give the
 * run up. What the store asks for is honoured; else the pause doubles from 5 s to 10 min. `chance` (0 to 1) spreads
 * workers over the second half of the pause. A spent quota rests until the next day (`secondsToNextDay`) and is no
 * fault of the page.
 */
export const afterFault = (
  { kind, retryAfterSeconds }: Pick<StoreFault, 'kind' | 'retryAfterSeconds'>,
  { tries, chance, secondsToNextDay }: { tries: number; chance: number; secondsToNextDay: number },
): AfterFault => {
  if (kind === 'quota') return { kind: 'rest', seconds: Math.max(1, Math.ceil(secondsToNextDay)) }
  if (kind === 'unauthorised' || kind === 'permanent' || tries >= MAX_TRIES)
    return { kind: 'give_up' }
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), LONGEST_PAUSE_SECONDS)
  const spread = Math.ceil(pause / 2 + (pause / 2) * chance)
  return { kind: 'rest', seconds: Math.max(retryAfterSeconds ?? 0, spread, 1) }
}

/** Failed runs in a row after which a provider is left alone, and for how many hours: one run is skipped, then two. */
export const breakerHours = (failuresInARow: number): number =>
  failuresInARow < 3 ? 0 : Math.min(6 * 2 ** (failuresInARow - 3), 24)

/** Hours between two scheduled runs, and without success after which admins are told (specification §9). */
export const SYNC_EVERY_HOURS = 6
export const ALERT_AFTER_HOURS = 7

/**
 * When the next run may begin: six hours after the last one was asked for, not before `restsUntilMs` (a breaker, a spent
 * quota, a run that rests) and never in the past. All in milliseconds since 1970; `askedMs` null before the first run.
 */
export const nextRunMs = (
  askedMs: number | null,
  restsUntilMs: number | null,
  nowMs: number,
): number => {
  const due = askedMs === null ? nowMs : askedMs + SYNC_EVERY_HOURS * 3_600_000
  return Math.max(due, restsUntilMs ?? 0, nowMs)
}

/**
 * Progress in whole percent, 0 to 99 while the run goes on. `before` is how many the last believed run saw; without one
 * nobody knows the end, and the answer comes closer to it with every page.
 */
export const progressOf = (
  { phase, seen, pages }: { phase: RunPhase; seen: number; pages: number },
  before: number | null,
): number => {
  if (phase !== 'list') return phase === 'check' ? 92 : 96
  const share = before ? seen / before : pages / (pages + 5)
  return Math.min(90, Math.max(0, Math.floor(share * 90)))
}

/** What the shop does with a provider's offers. */
export interface ProviderPolicy {
  readonly salesPolicy: 'own' | 'affiliate'
  /** Hours after which an offer that nobody refreshed is no longer shown. */
  readonly expiresHours: number
  readonly keepsHistory: boolean
}

/** A policy as one text, to tell whether it is still the one somebody looked at. */
export const policyMark = ({ salesPolicy, expiresHours, keepsHistory }: ProviderPolicy): string =>
  `${salesPolicy} ${expiresHours} ${keepsHistory}`

/** The longest an offer may be shown, by the provider's terms; Amazon's allow 24 hours and no history of prices. */
export const LONGEST_HOURS: Record<SyncStore, number> = { amazon: 24, ebay: 168, walmart: 168 }
export const MAY_KEEP_HISTORY: Record<SyncStore, boolean> = {
  amazon: false,
  ebay: true,
  walmart: true,
}

/** The policy a provider starts with (decisions on the sync); what the sandbox plays is sold by the shop itself. */
export const defaultPolicy = (provider: SyncStore, isSandbox: boolean): ProviderPolicy => ({
  salesPolicy: isSandbox ? 'own' : 'affiliate',
  expiresHours: provider === 'amazon' ? 24 : 72,
  keepsHistory: MAY_KEEP_HISTORY[provider],
})

export type SyncedAgo =
  | { unit: 'never' | 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** How long ago a sync was, in the steps of the documented labels; both in milliseconds since 1970, null for never. */
export const syncedAgo = (lastMs: number | null, nowMs: number): SyncedAgo => {
  if (lastMs === null) return { unit: 'never' }
  const minutes = Math.floor((nowMs - lastMs) / 60_000)
  if (minutes < 1) return { unit: 'now' }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) }
}
