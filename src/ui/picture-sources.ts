// Where a picture may come from, in the order in which it is tried: each once, and the placeholder in the end.
import { paths } from '#contract/paths.ts'
import { AMAZON_IMAGE_HOSTS } from '#domain/amazon-image-hosts.ts'
import { DEFAULT_IMAGE_WIDTH, IMAGE_WIDTHS, type ImageWidth } from '#domain/image-widths.ts'

export interface PictureSource {
  src: string
  srcSet?: string
}

export const PLACEHOLDER: PictureSource = { src: '/placeholder.svg' }

/** Our own pictures lie there twice, 800 and 400 pixels wide; a small one is all there is of it. */
const own = (src: string): PictureSource =>
  src.endsWith('.webp') && !src.endsWith('.400.webp')
    ? { src, srcSet: `${src.slice(0, -'.webp'.length)}.400.webp 400w, ${src} 800w` }
    : { src }

/** From a third of the side, for a column of a phone, to the first that is sharp on a fine screen. */
const widthsFor = (side: number) => {
  const most = IMAGE_WIDTHS.find((width) => width >= 2 * side) ?? Infinity
  return IMAGE_WIDTHS.filter((width) => width >= side / 3 && width <= most)
}
const copies = (side: number, addressOf: (width: ImageWidth) => string) =>
  widthsFor(side)
    .map((width) => `${addressOf(width)} ${width}w`)
    .join(', ')

/** Its address has been read by the server (`safeImage`), so that its host is what lies between the slashes. */
const isAmazons = (src: string): boolean =>
  AMAZON_IMAGE_HOSTS.some((host) => `.${src.split('/')[2]}`.endsWith(`.${host}`))

const copy = (src: string, width: ImageWidth = DEFAULT_IMAGE_WIDTH): PictureSource => ({
  src: paths.picture(src, width),
})

/**
 * Pictures of other servers come by way of us alone. The pictures of stores come in our sizes first: small, and from where the page comes from. Where those fail, the
 * store is asked itself. `side` is how large the picture gets, in CSS pixels. Of Amazon there are no copies: its original comes first, and once more by way of us.
 */
export function pictureSources(
  src: string | null | undefined,
  side: number,
): readonly PictureSource[] {
  if (!src) return [PLACEHOLDER]
  // Its address of `contract/shown-picture.ts`, which takes a width as well.
  if (src.startsWith(paths.pictures))
    return [{ src, srcSet: copies(side, (width) => `${src}&w=${width}`) }, PLACEHOLDER]
  if (src.startsWith('/')) return [own(src), PLACEHOLDER]
  if (isAmazons(src)) return [{ src }, copy(src), PLACEHOLDER]
  const srcSet = copies(side, (width) => paths.picture(src, width))
  return [{ src, srcSet }, { src }, PLACEHOLDER]
}
