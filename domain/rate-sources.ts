// Who publishes exchange rates, by the names and addresses their terms want to be cited with.

export const RATE_SOURCES = ['dolarapi', 'open-er-api', 'frankfurter', 'admin'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/**
 * DolarApi asks for «DolarApi https://dolarapi.com», open.er-api.com for a link to its maker, Frankfurter for nothing.
 * `admin` is a person of the shop; the words for it are in the dictionaries.
 */
export const SOURCE_NAMES: Readonly<Record<RateSource, { name: string; url: string | null }>> = {
  dolarapi: { name: 'DolarApi', url: 'https://dolarapi.com' },
  'open-er-api': { name: 'Exchange Rate API', url: 'https://www.exchangerate-api.com' },
  frankfurter: { name: 'Frankfurter', url: 'https://frankfurter.dev' },
  admin: { name: '', url: null },
}
