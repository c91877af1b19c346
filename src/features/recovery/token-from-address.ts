// Finds the token in the address a mail led to, wherever programs and people have put it over the years.

/** Shorter ones are no tokens (specification §5). */
const LONGER_THAN = 10
const MAX = 200

interface Address {
  pathname: string
  search: string
  /** With its #; only browsers know it. */
  hash: string
}

export interface TokenPlaces {
  /** Names of the query, tried in this order. */
  names: readonly string[]
  /** First segments of paths whose second segment is a token. */
  paths: readonly string[]
}

const PLAIN = ['token', 'reset', 't'] as const
export const SIMPLE_PLACES: TokenPlaces = { names: PLAIN, paths: [] }
export const VARIANT_PLACES: TokenPlaces = {
  names: [...PLAIN, 'resetToken'],
  paths: ['reset', 'password-reset', 'recover'],
}
export const VERIFY_PLACES: TokenPlaces = { names: PLAIN, paths: ['reset', 'password-recovery'] }

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isToken = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.length > LONGER_THAN && text.length <= MAX

const named = (query: URLSearchParams, names: readonly string[]): string | undefined =>
  names.map((name) => query.get(name)?.trim()).find(isToken)

/** The token, or an empty text. A hash is `#token=…` or the token itself. */
export function tokenFromAddress(
  { pathname, search, hash }: Address,
  { names, paths }: TokenPlaces,
): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const segment = paths.includes(first.toLowerCase()) ? decoded(second).trim() : ''
  const fragment = hash.slice(1)
  const bare = fragment.includes('=') ? '' : decoded(fragment).trim()
  const found = [
    named(new URLSearchParams(search), names),
    segment,
    named(new URLSearchParams(fragment), names),
    bare,
  ].find(isToken)
  return found ?? ''
}
