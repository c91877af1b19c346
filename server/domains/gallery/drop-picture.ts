// A picture that left the gallery leaves the shop, unless something else shows it: who takes back their word expects that.
import path from 'node:path'
import { isSamplePicture } from '#domain/delivery-photos.ts'
import type { Ctx } from '#server/ctx.ts'
import { findPicture } from '#server/domains/catalogue/find-picture.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'

/** To be asked once no row of the caller's shows it any more. */
export async function dropPicture(
  { em, shopPictures }: Pick<Ctx, 'em' | 'shopPictures'>,
  picture: string,
): Promise<void> {
  if (isSamplePicture(picture)) return
  const [other] = await em.find(DeliveryPhoto, { picture }, { fields: ['id'], limit: 1 })
  if (other || (await findPicture(em, picture))) return
  await shopPictures.drop(path.basename(picture))
}
