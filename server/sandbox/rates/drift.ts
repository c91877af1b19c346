// Rates that nobody publishes: they drift around a level by the hour, the same for everybody who asks at one moment.

/** Units for one dollar around which a series swings; roughly the size of the real ones. */
const LEVELS = { oficial: 780, paralelo: 900, EUR: 0.86, COP: 3950, PEN: 3.55, BRL: 5.4 } as const
export type Series = keyof typeof LEVELS

const DAY_MS = 86_400_000

/** A number between -1 and 1 that depends on nothing but the seed (a mixing step of MurmurHash3). */
const noise = (seed: number): number => {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) / 0x7fffffff - 1
}

/** Swings of a month and a week and a little noise: at most 4 % off its level, so that no pause makes it jump. */
export function rateAt(series: Series, moment: number, decimals = 4): number {
  const level = LEVELS[series]
  const days = moment / DAY_MS
  const phase = level % 7
  const swing =
    0.02 * Math.sin(days / 4.7 + phase) +
    0.01 * Math.sin(days / 1.3 + 2 * phase) +
    0.004 * noise(Math.floor(days * 8) + Math.round(level * 100))
  return Number((level * (1 + swing)).toFixed(decimals))
}

/** Caracas is four hours behind UTC all year. */
const CARACAS_MS = 4 * 3_600_000

/** The day in UTC, `2026-11-27`. */
export const dayText = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The day in Caracas, `2026-11-27`. */
export const caracasDay = (moment: number): string => dayText(moment - CARACAS_MS)

const isWorkday = (moment: number): boolean => ![0, 6].includes(new Date(moment).getUTCDay())

/** The last working days up to a moment, oldest first, as noon UTC of each. */
export function workdays(until: number, count: number): number[] {
  const days: number[] = []
  const noon = Math.floor((until - CARACAS_MS) / DAY_MS) * DAY_MS + DAY_MS / 2
  for (let day = noon; days.length < count; day -= DAY_MS) if (isWorkday(day)) days.unshift(day)
  return days
}
