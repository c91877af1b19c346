// Typed addresses of what is read: the blog, its articles and feed, help, rules, payments, pictures, and the desks of articles and photos.
import { withQuery } from './with-query.ts'

export const contentPaths = {
  blog: ({ tag, page = 1 }: { tag?: string | null; page?: number } = {}) =>
    withQuery('/blog', { tag, page: page > 1 && page }),
  /** The documented path of an article; the slug is the same in every language. */
  article: (slug: string) => `/articulo/${slug}`,
  /** The newest articles as RSS. Outside of the router. */
  blogFeed: '/blog/rss.xml',
  /** `search` is what somebody wants to know. */
  help: (search?: string) => withQuery('/help', { q: search }),
  /** Where help lists what may not travel. */
  restrictedGoods: '/help#restricted',
  legal: '/legal',
  returns: '/returns-policy',
  /** `amount` is a number of dollars as it was typed. */
  payments: (amount?: string) => withQuery('/payments', { amount }),
  gallery: (page = 1) => withQuery('/gallery', { page: page > 1 && page }),
  /** The page shown without a connection; `public/sw.js` contains this path as well. */
  offline: '/offline',
  adminArticles: '/admin/articles',
  adminNewArticle: '/admin/articles/new',
  adminArticle: (id: number) => `/admin/articles/${id}`,
  adminGallery: '/admin/gallery',
  adminNewPhoto: '/admin/gallery/new',
  adminPhoto: (id: number) => `/admin/gallery/${id}`,
} as const
