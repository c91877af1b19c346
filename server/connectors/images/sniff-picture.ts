// Tells a picture by its first bytes: the name and the type that were sent with it prove nothing.

type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** How many bytes it takes to tell. */
export const SNIFFED_BYTES = 32

const PNG = '\u0089PNG\r\n\u001A\n'
/** AVIF's brands in the box that opens the file, as the main one or among those it is compatible with. */
const AVIF = /^.{4}ftyp(?:avif|avis|(?:mif1|msf1|miaf).{4}(?:.{4})*?(?:avif|avis))/su

/** Null for SVG, HTML and whatever else. */
export function sniffPicture(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('latin1')
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (head.startsWith(PNG)) return 'png'
  if (/^GIF8[79]a/u.test(head)) return 'gif'
  if (/^RIFF.{4}WEBP/su.test(head)) return 'webp'
  return AVIF.test(head) ? 'avif' : null
}
