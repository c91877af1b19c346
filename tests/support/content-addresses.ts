// Addresses of the pages that are read or arrived on, and of the desks where articles are written and photos are
// uploaded, where an address is not its pattern alone.
import { paths } from '#contract/paths.ts'

export const CONTENT_ADDRESSES: Readonly<Record<string, () => string>> = {
  '/international-shopping': () => paths.abroad({ store: 'ebay', term: 'reloj', from: 8 }),
  '/inventory': () => paths.inventory({ stores: ['ebay'], page: 2 }),
  '/articulo/:slug': () => paths.article('aereo-o-maritimo'),
  '/help': () => paths.help('perfume'),
  '/admin/articles': () => `${paths.adminArticles}?locale=it`,
  '/admin/articles/:id': () => paths.adminArticle(1),
  '/admin/gallery/:id': () => paths.adminPhoto(1),
}
