// The gallery, for search engines: as long as it shows nothing, it is not worth their way.
import { paths } from '#contract/paths.ts'
import { DeliveryPhoto } from '#server/domains/gallery/delivery-photo.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export async function listGallery(em: Em): Promise<SitemapEntry[]> {
  const [newest] = await em.find(
    DeliveryPhoto,
    { shown: true },
    { fields: ['updatedAt'], orderBy: { updatedAt: 'desc' }, limit: 1 },
  )
  return newest ? [{ path: paths.gallery(), changed: newest.updatedAt }] : []
}
