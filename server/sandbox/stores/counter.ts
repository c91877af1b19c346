// Counts calls as a store does: so many in a second, so many in a day.

export interface Allowance {
  readonly perSecond: number
  readonly perDay: number
}

export interface Counter {
  /** Counts one call. */
  readonly count: () => 'ok' | 'too_fast' | 'used_up'
  /** Calls of this day. */
  readonly today: () => number
}

export const createCounter = ({ perSecond, perDay }: Allowance, clock: () => Date): Counter => {
  let second = 0
  let inSecond = 0
  let day = 0
  let inDay = 0
  return {
    count: () => {
      const now = clock().getTime()
      if (Math.floor(now / 1000) !== second) [second, inSecond] = [Math.floor(now / 1000), 0]
      if (Math.floor(now / 86_400_000) !== day) [day, inDay] = [Math.floor(now / 86_400_000), 0]
      if (inDay >= perDay) return 'used_up'
      if (inSecond >= perSecond) return 'too_fast'
      inSecond += 1
      inDay += 1
      return 'ok'
    },
    today: () => inDay,
  }
}
