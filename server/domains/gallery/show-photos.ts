// Shows photos to everybody or hides them; said twice, it is done once.
import type { z } from 'zod'
import type { adminShowPhotosInput, adminShowPhotosOutput } from '#contract/gallery.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { DeliveryPhoto } from './delivery-photo.entity.ts'
import { holdGallery, readPhoto } from './photo-mark.ts'

export async function showPhotos(
  ctx: Ctx & { user: CurrentUser },
  { ids, shown }: z.output<typeof adminShowPhotosInput>,
): Promise<z.infer<typeof adminShowPhotosOutput>> {
  const { em, now, user } = ctx
  await holdGallery(ctx)
  for (const id of ids) {
    const stored = await readPhoto(ctx, id)
    if (stored.shown === shown) continue
    await em.nativeUpdate(DeliveryPhoto, { id }, { shown, updatedAt: now, updatedBy: user.id })
    await audit(ctx, {
      actorId: user.id,
      action: shown ? 'gallery.showPhoto' : 'gallery.hidePhoto',
      object: `photo:${id}`,
      details: {},
    })
  }
  return { ok: true }
}
