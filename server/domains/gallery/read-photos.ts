// A page of the gallery, newest month first: one query, which looks one photo further to know whether there is more.
import type { AdminPhotosInput, GalleryInput, GalleryPage } from '#contract/gallery.ts'
import { PHOTOS_PER_PAGE } from '#domain/delivery-photos.ts'
import type { Ctx } from '#server/ctx.ts'
import { DeliveryPhoto, type DeliveryPhotoRow } from './delivery-photo.entity.ts'
import { viewPhoto } from './delivery-photo.view.ts'

type Scope = Pick<Ctx, 'em' | 'locale'>

async function pageOf<Row>(
  { em }: Scope,
  page: number,
  where: { shown?: boolean },
  view: (row: DeliveryPhotoRow) => Row,
): Promise<{ photos: Row[]; more: boolean }> {
  const rows = await em.find(DeliveryPhoto, where, {
    orderBy: { month: 'desc', id: 'desc' },
    limit: PHOTOS_PER_PAGE + 1,
    offset: (page - 1) * PHOTOS_PER_PAGE,
  })
  return {
    photos: rows.slice(0, PHOTOS_PER_PAGE).map(view),
    more: rows.length > PHOTOS_PER_PAGE,
  }
}

/** What everybody sees. */
export const listPhotos = (ctx: Scope, { page }: GalleryInput): Promise<GalleryPage> =>
  pageOf(ctx, page, { shown: true }, (row) => viewPhoto(row, ctx.locale))

/** What the desk sees: those that are hidden as well. */
export const listDeskPhotos = (ctx: Scope, { page, state }: AdminPhotosInput) =>
  pageOf(ctx, page, state ? { shown: state === 'shown' } : {}, (row) => ({
    ...viewPhoto(row, ctx.locale),
    shown: row.shown,
  }))
