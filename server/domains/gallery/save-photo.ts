// Puts a photo into the gallery or changes one, as an admin says; the receiver's word is part of it.
import type { z } from 'zod'
import type { AdminPhoto, AdminSavePhotoInput, adminSavePhotoOutput } from '#contract/gallery.ts'
import { refuse } from '#contract/outcome.ts'
import { isSamplePicture, shopMonth } from '#domain/delivery-photos.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { holdPictures } from '#server/domains/catalogue/product/hold-pictures.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'
import { holdGallery, markOf, readPhoto } from './photo-mark.ts'

type AdminCtx = Ctx & { user: CurrentUser }

/** @throws not_found */
export async function readDeskPhoto({ em }: Pick<Ctx, 'em'>, id: number): Promise<AdminPhoto> {
  const row = await em.findOne(DeliveryPhoto, { id })
  if (!row) throw fail('not_found')
  const { picture, captions, alts, city, month, shown, agreedAt } = row
  return {
    id,
    picture,
    captions,
    alts,
    city,
    month,
    shown,
    agreed: agreedAt != null,
    sample: isSamplePicture(picture),
    seen: markOf(row),
  }
}

export async function savePhoto(
  ctx: AdminCtx,
  { id, seen, agreed: _agreed, ...photo }: AdminSavePhotoInput,
): Promise<z.infer<typeof adminSavePhotoOutput>> {
  const { em, now, user } = ctx
  if (photo.month > shopMonth(now)) return refuse('month_ahead')
  // A form sent twice is found.
  await holdGallery(ctx)
  const stored = id === null ? null : await readPhoto(ctx, id)
  const mark = markOf(photo)
  if (stored && markOf(stored) !== seen && markOf(stored) !== mark)
    return refuse('changed_meanwhile')
  if (!stored) {
    // The same form once more: it is saved already.
    const twins = await em.find(DeliveryPhoto, { picture: photo.picture })
    const twin = twins.find((each) => markOf(each) === mark)
    if (twin) return { ok: true, id: twin.id }
  }
  const isNewPicture = stored?.picture !== photo.picture
  // The demo's drawings stay where they are; nobody's shipment is shown by one.
  if (isNewPicture && isSamplePicture(photo.picture)) return refuse('photo_gone')
  if (isNewPicture && !(await holdPictures(ctx, [photo.picture]))) return refuse('photo_gone')
  const row = {
    ...photo,
    agreedAt: isNewPicture ? now : (stored.agreedAt ?? now),
    updatedAt: now,
    updatedBy: user.id,
  }
  if (id !== null) await em.nativeUpdate(DeliveryPhoto, { id }, row)
  const saved = id ?? Number(await em.insert(DeliveryPhoto, { ...row, createdAt: now }))
  await audit(ctx, {
    actorId: user.id,
    action: id === null ? 'gallery.addPhoto' : 'gallery.changePhoto',
    object: `photo:${saved}`,
    details: { city: photo.city, month: photo.month, shown: photo.shown, agreed: true },
  })
  if (stored && isNewPicture) await ctx.enqueue('dropPicture', { picture: stored.picture })
  return { ok: true, id: saved }
}
