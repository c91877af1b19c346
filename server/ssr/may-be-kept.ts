// Which pages a browser may keep for times without a connection.
import type { CachedPage } from './page-cache.ts'

/** What a store said about its products expires: a page that holds any of it is read from us alone. */
export const mayBeKept = ({ status, html }: CachedPage): boolean =>
  status === 200 && !html.includes('"salesPolicy":"affiliate"')
