// Which pages a browser may keep for times without a connection.
import type { CachedPage } from './page-cache.ts'

/**
 * Not one that misses something for a moment. What a store said about its products expires: a page that holds any of it
 * is read from us alone.
 */
export const mayBeKept = ({ status, html, shareable }: CachedPage): boolean =>
  shareable && status === 200 && !html.includes('"salesPolicy":"affiliate"')
