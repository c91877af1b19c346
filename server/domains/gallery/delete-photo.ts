// Takes a photo out of the gallery for good, with its picture; what was changed meanwhile is not deleted unseen.
import type { z } from 'zod'
import type { adminDeletePhotoInput, adminDeletePhotoOutput } from '#contract/gallery.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'
import { holdGallery, markOf, readPhoto } from './photo-mark.ts'

export async function deletePhoto(
  ctx: Ctx & { user: CurrentUser },
  { id, seen }: z.output<typeof adminDeletePhotoInput>,
): Promise<z.infer<typeof adminDeletePhotoOutput>> {
  const { em, user } = ctx
  await holdGallery(ctx)
  const stored = await readPhoto(ctx, id)
  if (markOf(stored) !== seen) return refuse('changed_meanwhile')
  await em.nativeDelete(DeliveryPhoto, { id })
  await audit(ctx, {
    actorId: user.id,
    action: 'gallery.deletePhoto',
    object: `photo:${id}`,
    details: { city: stored.city, month: stored.month },
  })
  await ctx.enqueue('dropPicture', { picture: stored.picture })
  return { ok: true }
}
