// Asks Frankfurter for the reference rates of central banks, today's or day by day.
import type { RateReading } from '#domain/rate-plausibility.ts'
import { type AskOptions, getJson, RemoteError } from '#server/platform/http-client.ts'
import { parseFrankfurter } from './parse.ts'

interface Wanted {
  currencies: readonly string[]
  /** First day of a history, `2026-05-01`; without it the newest rates. */
  from?: string
}

/** `base` is the address without a slash at its end. @throws RemoteError */
export async function fetchFrankfurter(
  base: string,
  { currencies, from }: Wanted,
  options?: AskOptions,
): Promise<RateReading[]> {
  const query = new URLSearchParams({
    base: 'usd',
    quotes: currencies.join(',').toLowerCase(),
    ...(from && { from }),
  })
  const url = `${base}/v2/rates?${query}`
  const readings = parseFrankfurter(await getJson(url, options), currencies)
  if (!readings) throw new RemoteError('shape', url)
  return readings
}
