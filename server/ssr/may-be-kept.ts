// Which pages a browser may keep for times without a connection.
import type { WholePage } from './whole-page.ts'

/**
 * Not one that misses something for a moment. What a store said about its products expires: a page that holds any of it
 * is read from us alone. A page that search engines leave out because of its query answers what somebody asked, a
 * number of a parcel say, which the next person at the computer must not find.
 */
export const mayBeKept = (
  { status, html, shareable }: Pick<WholePage, 'status' | 'html' | 'shareable'>,
  query: string,
): boolean =>
  shareable &&
  status === 200 &&
  !html.includes('"salesPolicy":"affiliate"') &&
  (query === '' || !html.includes('name="robots" content="noindex'))

/** For the worker, and for the page: of its own headers its scripts can read only the second. */
export const keepMarks = (version: string) => ({
  'x-puente-keep': version,
  'server-timing': 'keep',
})
