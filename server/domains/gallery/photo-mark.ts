// How one photo is found and told from what it was before.
import { sql } from 'kysely'
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

/** One who writes at a time, and everybody asks for this first: the second of two waits here and then sees the first. */
export async function holdGallery({ em }: Pick<Ctx, 'em'>): Promise<void> {
  await sql`lock table delivery_photo in share row exclusive mode`.execute(em.getKysely())
}

/** As it stands and stays while the gallery is held. @throws not_found */
export async function readPhoto({ em }: Pick<Ctx, 'em'>, id: number): Promise<DeliveryPhotoRow> {
  const row = await em.findOne(DeliveryPhoto, { id }, { disableIdentityMap: true })
  if (!row) throw fail('not_found')
  return row
}
