// How one photo is found and told from what it was before.
import { LockMode } from '@mikro-orm/core'
import type { Ctx } from '#server/ctx.ts'
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

/** As it stands, held until the transaction ends: the second of two waits here and then sees the first. @throws not_found */
export async function holdPhoto({ em }: Pick<Ctx, 'em'>, id: number): Promise<DeliveryPhotoRow> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
  const row = await em.findOne(DeliveryPhoto, { id }, lock)
  if (!row) throw fail('not_found')
  return row
}
