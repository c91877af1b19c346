// How long a rate may be used: what is shown, what carries a warning and what nobody may pay by.

/** Where a rate comes from: a central bank, the parallel market, a daily reference, an admin. */
export const RATE_KINDS = ['official', 'parallel', 'reference', 'override'] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** The two kinds bolivars have; which one is shown is the shop's choice. */
export const BOLIVAR_KINDS = ['parallel', 'official'] as const
export type BolivarKind = (typeof BOLIVAR_KINDS)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Milliseconds after its value date up to which a rate is fresh, and up to which it is usable at all.
 * Central banks are silent over weekends and holidays: gaps of up to five days were measured in the official Venezuelan
 * series, and the references follow working days too. The parallel rate moves up to 5 % a day: after a day it is doubtful,
 * after three nobody may pay by it. An override ends when its author said.
 */
export const RATE_AGE_LIMITS: Readonly<Record<RateKind, { freshMs: number; usableMs: number }>> = {
  official: { freshMs: 5 * DAY_MS, usableMs: 5 * DAY_MS },
  reference: { freshMs: 5 * DAY_MS, usableMs: 5 * DAY_MS },
  parallel: { freshMs: 24 * HOUR_MS, usableMs: 72 * HOUR_MS },
  override: { freshMs: Infinity, usableMs: Infinity },
}

/** `pending`: its date has not come yet (banks publish on Friday for Monday). `expired`: neither shown nor paid by. */
export type RateState = 'pending' | 'fresh' | 'stale' | 'expired'

export interface DatedRate {
  kind: RateKind
  /** Since when the rate holds, in milliseconds since 1970. */
  valueMs: number
  /** When an override ends; null for everything else. */
  untilMs: number | null
}

/** What may be done with a rate at a moment. */
export function rateState({ kind, valueMs, untilMs }: DatedRate, nowMs: number): RateState {
  if (valueMs > nowMs) return 'pending'
  if (untilMs !== null && nowMs >= untilMs) return 'expired'
  const ageMs = nowMs - valueMs
  const { freshMs, usableMs } = RATE_AGE_LIMITS[kind]
  return ageMs <= freshMs ? 'fresh' : ageMs <= usableMs ? 'stale' : 'expired'
}

/** Whether prices may be shown and orders placed by it. */
export const isUsable = (state: RateState): boolean => state === 'fresh' || state === 'stale'

/**
 * Hours without a good reading after which somebody must look: a day, and two for the references, which are asked for
 * only once a day.
 */
export const SILENT_HOURS: Readonly<Record<Exclude<RateKind, 'override'>, number>> = {
  official: 24,
  parallel: 24,
  reference: 48,
}
