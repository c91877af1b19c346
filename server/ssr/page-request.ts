// Reads from a request what a page is rendered from: language, colour scheme, cart badge, whether data is saved.
import type { FastifyRequest } from 'fastify'
import { basenameOf, splitLocale } from '#contract/paths.ts'
import { currencySchema, type RateView } from '#contract/currency.ts'
import { localeSchema } from '#contract/primitives.ts'
import { currencyOf, type DisplayCurrency } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { COOKIES } from '#server/platform/cookies.ts'
import { readDestination } from '#server/request-ctx.ts'

export interface PageRequest {
  locale: Locale
  scheme: 'light' | 'dark'
  cartCount: number
  /** In which currency amounts are shown beside dollars. */
  currency: DisplayCurrency
  /** Where prices at the door are for. */
  destination: string
  /** Whether the browser was told to save data. */
  savesData: boolean
  url: URL
}

export function readPageRequest(request: FastifyRequest, origin: string): PageRequest {
  // Put behind the origin as text: no spelling of a path can name another host.
  const url = new URL(`${origin}/${request.url.replace(/^[/\\]+/, '')}`)
  const count = Number(request.cookies[COOKIES.cartCount] ?? 0)
  const destination = readDestination(request)
  return {
    locale: splitLocale(url.pathname).locale,
    scheme: request.cookies[COOKIES.scheme] === 'dark' ? 'dark' : 'light',
    // A place's code begins with its country's.
    currency:
      currencySchema.safeParse(request.cookies[COOKIES.currency]).data ??
      currencyOf(destination.slice(0, 2)),
    destination,
    savesData: /^on\b/i.test(String(request.headers['save-data'])),
    cartCount: Number.isInteger(count) && count > 0 ? Math.min(count, 4950) : 0,
    url,
  }
}

/** What two copies of a page may differ by, and nothing else. */
export const pageKey = (
  { scheme, savesData, currency, destination, url }: PageRequest,
  rate: RateView | null,
): string => {
  const by = rate ? `${rate.id} ${rate.state}` : ''
  return `${scheme} ${savesData} ${currency} ${destination} ${by} ${url.pathname}${url.search}`
}

/**
 * Where a person who prefers another language is sent: only from an unprefixed address, only for pages,
 * only by their own stored choice; crawlers carry none and get what they asked for.
 */
export function preferredAddress(
  request: FastifyRequest,
  { url, locale }: PageRequest,
): string | null {
  if (locale !== 'es' || request.method === 'POST') return null
  const preferred = localeSchema.safeParse(request.cookies[COOKIES.language])
  if (!preferred.success || preferred.data === 'es') return null
  return `${basenameOf(preferred.data)}${url.pathname === '/' ? '' : url.pathname}${url.search}`
}
