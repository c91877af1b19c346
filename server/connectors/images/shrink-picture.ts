// Makes a small AVIF or WebP of an original: hostile bytes in, pixels out, and nothing else of what was in them.
import sharp from 'sharp'
import { PictureError } from './picture-fault.ts'

export type PictureFormat = 'avif' | 'webp'

/** A picture of 6,300 by 6,300; stores show none that is larger. */
const MOST_PIXELS = 40_000_000
const SECONDS = 4
/** Nothing in a list is longer than this many times its width. */
const LONGEST = 2

// One core for one picture, nothing kept between two, and only the readers of the kinds that are let in.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})

/** Effort 4 makes a picture of 640 pixels a tenth smaller and takes four times as long. */
const AVIF = { quality: 50, effort: 2 }
const WEBP = { quality: 76, effort: 4 }

/** Never larger than the original; turned as its camera says, and without whatever else that wrote. @throws PictureError */
export async function shrinkPicture(
  original: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  try {
    const picture = sharp(original, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      sequentialRead: true,
      pages: 1,
    })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width, height: LONGEST * width, fit: 'inside', withoutEnlargement: true })
    return await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer()
  } catch (error) {
    throw new PictureError('unreadable', (error as Error).message, error)
  }
}
