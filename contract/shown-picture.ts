// The address under which a page loads a product's picture.
import { pictureAddress, safeImage } from '#domain/safe-image.ts'
import { paths } from './paths.ts'
import { withQuery } from './with-query.ts'

/** Of servers that are no store's, by way of us alone: what we no longer allow there, no page gets. Null: none. */
export const shownPicture = (address: unknown): string | null => {
  const shown = safeImage(address)
  if (shown !== null) return shown
  const url = pictureAddress(address)
  return url === null ? null : withQuery(paths.pictures, { url })
}
