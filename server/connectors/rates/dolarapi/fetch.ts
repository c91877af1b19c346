// Asks DolarApi for the dollar in bolivars, official and parallel, today and day by day.
import type { RateReading } from '#domain/rate-plausibility.ts'
import { type AskOptions, getJson, RemoteError } from '#server/platform/http-client.ts'
import { parseDolarApi } from './parse.ts'

async function ask(url: string, options?: AskOptions): Promise<RateReading[]> {
  const readings = parseDolarApi(await getJson(url, options))
  if (!readings) throw new RemoteError('shape', url)
  return readings
}

/** `base` is the address without a slash at its end. @throws RemoteError */
export const fetchDolarApi = (base: string, options?: AskOptions): Promise<RateReading[]> =>
  ask(`${base}/v1/dolares`, options)

/** Everything the source remembers. @throws RemoteError */
export const fetchDolarApiHistory = async (
  base: string,
  options?: AskOptions,
): Promise<RateReading[]> => {
  const series = ['oficial', 'paralelo'].map((name) =>
    ask(`${base}/v1/historicos/dolares/${name}`, options),
  )
  return (await Promise.all(series)).flat()
}
