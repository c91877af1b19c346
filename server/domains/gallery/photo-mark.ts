// How one photo is found and told from what it was before.
import type { Ctx } from '#server/ctx.ts'
import { lockTable } from '#server/platform/locks.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { DeliveryPhoto, type DeliveryPhotoRow } from './delivery-photo.entity.ts'

type Marked = Pick<DeliveryPhotoRow, 'picture' | 'captions' | 'alts' | 'city' | 'month' | 'shown'>

/** Two photos with one mark show and say the same. */
export const markOf = ({ picture, captions, alts, city, month, shown }: Marked): string => {
  const texts = LOCALES.map((locale) => [captions[locale], alts[locale]])
  return hashToken(JSON.stringify([picture, texts, city, month, shown]))
}

/** The second of two who write waits here and then sees the first. */
export const holdGallery = ({ em }: Pick<Ctx, 'em'>): Promise<unknown> =>
  lockTable(em, 'delivery_photo')

/** As it stands and stays while the gallery is held. @throws not_found */
export async function readPhoto({ em }: Pick<Ctx, 'em'>, id: number): Promise<DeliveryPhotoRow> {
  const row = await em.findOne(DeliveryPhoto, { id }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  return row
}
