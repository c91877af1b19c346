// Statements are written with the types of the tables; plain text is for what looks after the database itself.
import type { SourceText } from '../project-files.ts'

/** A built statement executes itself: whoever passes a connection, or asks the ORM for one, holds a text. */
const PLAIN_TEXT =
  /\b(?:em|fork\(\)|getConnection\(\))\s*[.]execute(?:<[^(]*>)?\(|[.]execute\(\s*[A-Za-z]/gu

/** Why the builder would not say a statement better, and where. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'looks after the database itself': ['platform/', 'seed-demo.ts'],
  'the search: expressions tuned by their plans': ['domains/catalogue/search/'],
  'columns or conditions put together once for many statements': [
    'domains/auth/login-limits.ts',
    'domains/auth/lucia.ts',
    'domains/auth/register-again.ts',
    'domains/catalogue/offers/offer-time.ts',
    'domains/catalogue/offers/withdraw-offers.ts',
    'domains/catalogue/product/',
    'domains/sync/apply-policy.ts',
  ],
  'made of the list of parts of a product': [
    'domains/catalogue/desk/bulk.ts',
    'domains/catalogue/offers/write-offers.ts',
    'domains/sync/decide-price.ts',
  ],
  'sets that come as JSON': [
    'domains/catalogue/offers/compare-products.ts',
    'domains/catalogue/offers/join-offers.ts',
    'domains/catalogue/offers/write-keys.ts',
  ],
  'rows of several tables as values of one row': [
    'domains/admin/count-waiting.ts',
    'domains/catalogue/offers/list-pairs.ts',
  ],
  'a recursive query': ['http/product-shards.ts'],
  'a write over a set that is mostly expressions': [
    'domains/catalogue/desk/release.ts',
    'domains/currency/purge-rates.ts',
  ],
  'one statement for either of two tables': ['take-over-cookies.ts'],
}
const MAY_USE_TEXT = Object.values(EXCEPTIONS)
  .flat()
  .map((path) => `server/${path}`)

export function typedStatements({ path, text }: SourceText): string[] {
  if (!path.startsWith('server/') || /[.](?:test|fixture)[.]ts$/.test(path)) return []
  if (MAY_USE_TEXT.some((known) => path.startsWith(known))) return []
  return [...text.matchAll(PLAIN_TEXT)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${path}:${line} runs a statement as plain text; use tables(em) of server/tables.ts`
  })
}
