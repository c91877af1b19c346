// A picture that left the gallery leaves the shop, unless something else shows it: who takes back their word expects that.
import path from 'node:path'
import { sql } from 'kysely'
import { isSamplePicture } from '#domain/delivery-photos.ts'
import type { Ctx } from '#server/ctx.ts'
import { findPicture } from '#server/domains/catalogue/product/find-picture.ts'
import { takePicture } from '#server/domains/catalogue/product/hold-pictures.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'

/** Drafts count: their writer has seen it there. */
async function isInArticle(em: Em, picture: string): Promise<boolean> {
  const holds = sql<boolean>`position(${picture} in body) > 0`
  const rows = await tables(em).selectFrom('article').select('id').where(holds).limit(1).execute()
  return rows.length > 0
}

/** False: it is still shown. Said twice, it is done once. */
export async function dropPicture(
  { em, shopPictures }: Pick<Ctx, 'em' | 'shopPictures'>,
  picture: string,
): Promise<boolean> {
  if (isSamplePicture(picture)) return false
  await takePicture(em, picture)
  const [other] = await em.find(DeliveryPhoto, { picture }, { fields: ['id'], limit: 1 })
  if (other || (await findPicture(em, picture)) || (await isInArticle(em, picture))) return false
  await shopPictures.drop(path.basename(picture))
  return true
}
