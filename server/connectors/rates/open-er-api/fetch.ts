// Asks open.er-api.com for its table of the day. Its terms want a link and allow keeping the answer.
import type { RateReading } from '#domain/rate-plausibility.ts'
import { type AskOptions, getJson, RemoteError } from '#server/platform/http-client.ts'
import { parseOpenErApi } from './parse.ts'

/** `base` is the address without a slash at its end. @throws RemoteError */
export async function fetchOpenErApi(
  base: string,
  wanted: readonly string[],
  options?: AskOptions,
): Promise<RateReading[]> {
  const url = `${base}/v6/latest/USD`
  const readings = parseOpenErApi(await getJson(url, options), wanted)
  if (!readings) throw new RemoteError('shape', url)
  return readings
}
