// Versions that hold from a moment on until the next one starts: starts only, so that no gap or overlap can be said.

/** A moment as a `Date`, or as ISO 8601 in UTC with milliseconds; never both in one list. */
type Moment = Date | string

interface Dated {
  readonly validFrom: Moment
}

/** How a version stands at a moment; `replaced`: another one was put on the same start, so that it never holds. */
export type VersionState = 'past' | 'current' | 'future' | 'replaced'

const msOf = (moment: Moment): number => new Date(moment).getTime()

/** The one that holds `at`; null before the first. `versions`: the latest start first, of equal ones the newest. */
export const versionAt = <V extends Dated>(versions: readonly V[], at: V['validFrom']): V | null =>
  versions.find(({ validFrom }) => validFrom <= at) ?? null

/** One state for each version, in the same order as `versions` (as `versionAt` takes them). */
export const versionStates = (versions: readonly Dated[], at: Moment): VersionState[] => {
  const current = versions.findIndex(({ validFrom }) => msOf(validFrom) <= msOf(at))
  return versions.map(({ validFrom }, place) => {
    const newer = versions[place - 1]
    if (newer && msOf(newer.validFrom) === msOf(validFrom)) return 'replaced'
    if (place === current) return 'current'
    return current === -1 || place < current ? 'future' : 'past'
  })
}

/** The first start after `at`, when another version takes over; null: none is written yet. */
export const nextStart = <V extends Dated>(
  versions: readonly V[],
  at: V['validFrom'],
): V['validFrom'] | null => versions.findLast(({ validFrom }) => validFrom > at)?.validFrom ?? null

/**
 * Why a version may not start at `validFrom`: before `now`, or where one to come starts already, unless it is said that
 * it takes that one's place. Null: it may.
 */
export const startFault = (
  versions: readonly Dated[],
  { validFrom, replace }: { validFrom: Date; replace: boolean },
  now: Date,
): 'starts_in_past' | 'start_taken' | null => {
  if (validFrom < now) return 'starts_in_past'
  const isTaken =
    validFrom > now && versions.some((known) => msOf(known.validFrom) === validFrom.getTime())
  return isTaken && !replace ? 'start_taken' : null
}
