// One address for each page that is read or arrived on, and for the desks where articles are written and
// photos are uploaded.
import { paths } from '#contract/paths.ts'

export const CONTENT_ADDRESSES: Record<string, () => string> = {
  '/international-shopping': () => paths.abroad({ store: 'ebay', term: 'reloj', from: 8 }),
  '/amazon': () => paths.amazon,
  '/compras-venezuela': () => paths.venezuela,
  '/inventory': () => paths.inventory({ stores: ['ebay'], page: 2 }),
  '/blog': () => paths.blog(),
  '/articulo/:slug': () => paths.article('aereo-o-maritimo'),
  '/help': () => paths.help('perfume'),
  '/legal': () => paths.legal,
  '/returns-policy': () => paths.returns,
  '/payments': () => paths.payments,
  '/gallery': () => paths.gallery(),
  '/offline': () => paths.offline,
  '/admin/articles': () => `${paths.adminArticles}?locale=it`,
  '/admin/articles/new': () => paths.adminNewArticle,
  '/admin/articles/:id': () => paths.adminArticle(1),
  '/admin/gallery': () => paths.adminGallery,
  '/admin/gallery/new': () => paths.adminNewPhoto,
  '/admin/gallery/:id': () => paths.adminPhoto(1),
}
