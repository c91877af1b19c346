// How large a WebP is, by its head alone, so that a page can leave its place free before it comes.

export interface PictureSize {
  /** Pixels, at least 1. */
  width: number
  height: number
}

/**
 * Of the three kinds of WebP (RFC 9649, sections 2.4 to 2.7: `VP8 ` lossy, `VP8L` lossless, `VP8X` extended).
 * Null for anything else.
 */
export function webpSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (word(0) !== 'RIFF' || word(8) !== 'WEBP') return null
  const sizes: Record<string, () => PictureSize> = {
    'VP8 ': () => ({
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    }),
    VP8L: () => {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    },
    VP8X: () => ({
      width: (view.getUint32(24, true) & 0xffffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    }),
  }
  const size = sizes[word(12)]?.()
  return size && size.width > 0 && size.height > 0 ? size : null
}
