// Shows a photo to everybody or hides it; said twice, it is done once.
import type { z } from 'zod'
import type { adminShowPhotoInput, adminShowPhotoOutput } from '#contract/gallery.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'
import { holdGallery, readPhoto } from './photo-mark.ts'

export async function showPhoto(
  ctx: Ctx & { user: CurrentUser },
  { id, shown }: z.output<typeof adminShowPhotoInput>,
): Promise<z.infer<typeof adminShowPhotoOutput>> {
  const { em, now, user } = ctx
  await holdGallery(ctx)
  const stored = await readPhoto(ctx, id)
  if (stored.shown === shown) return { ok: true }
  await em.nativeUpdate(DeliveryPhoto, { id }, { shown, updatedAt: now, updatedBy: user.id })
  await audit(ctx, {
    actorId: user.id,
    action: shown ? 'gallery.showPhoto' : 'gallery.hidePhoto',
    object: `photo:${id}`,
    details: {},
  })
  return { ok: true }
}
