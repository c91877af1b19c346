// Which pages a browser may keep for times without a connection.
import type { CachedPage } from './page-cache.ts'

/**
 * Not one that misses something for a moment. What a store said about its products expires: a page that holds any of it
 * is read from us alone.
 */
export const mayBeKept = ({ status, html, shareable }: CachedPage): boolean =>
  shareable && status === 200 && !html.includes('"salesPolicy":"affiliate"')

/** For the worker, and for the page: of its own headers its scripts can read only the second. */
export const keepMarks = (version: string) => ({
  'x-puente-keep': version,
  'server-timing': 'keep',
})
