// Finds the shop's own pictures an article shows, with their sizes.
import path from 'node:path'
import { type PictureSize, webpSize } from '#domain/webp-size.ts'
import type { Ctx } from '#server/ctx.ts'
import { ownPictures } from './markdown-pictures.ts'

/** More than anybody reads past. */
const MOST_PICTURES = 60

/** Those that are there; of each address only the name counts. */
export async function articlePictures(
  { shopPictures }: Pick<Ctx, 'shopPictures'>,
  body: string,
): Promise<ReadonlyMap<string, PictureSize>> {
  const found = await Promise.all(
    ownPictures(body)
      .slice(0, MOST_PICTURES)
      .map(async (address) => {
        const bytes = await shopPictures.read(path.basename(address))
        const size = bytes && webpSize(bytes)
        return size ? [[address, size] as const] : []
      }),
  )
  return new Map(found.flat())
}
