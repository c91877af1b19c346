// The port through which a request gets a store's picture in one of our sizes; its fallback is the placeholder.
import type { ImageWidth } from '#domain/image-widths.ts'
import type { PictureFormat } from './shrink-picture.ts'

export interface PictureAsked {
  /** On a store's picture server that copies may be made of, or on one of `hosts`. */
  url: string
  /** Further servers that are allowed now, as `pictureHostOf` writes them. */
  hosts?: readonly string[]
  width: ImageWidth
  format: PictureFormat
}

export interface Pictures {
  /** What is on disk already, else null. */
  kept: (asked: PictureAsked) => Promise<Buffer | null>
  /**
   * Fetches the original where it is not on disk, shrinks it and keeps both; ready within 15 seconds.
   * @throws PictureError when the original is of no use, TurnstileFull when too many wait
   */
  make: (asked: PictureAsked) => Promise<Buffer>
}
