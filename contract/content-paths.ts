// Typed addresses of what is read: the blog, its articles and feed, help, rules, payments, pictures, and the desks of articles and photos.
import { withQuery } from './with-query.ts'

export const contentPaths = {
  blog: ({ tag, page }: { tag?: string | null; page?: number } = {}) =>
    withQuery(
      '/blog',
      new URLSearchParams({ ...(tag && { tag }), ...(page && page > 1 && { page: String(page) }) }),
    ),
  /** The documented path of an article; the slug is the same in every language. */
  article: (slug: string) => `/articulo/${slug}`,
  /** The newest articles as RSS. Outside of the router. */
  blogFeed: '/blog/rss.xml',
  /** `search` is what somebody wants to know. */
  help: (search?: string) => withQuery('/help', new URLSearchParams(search ? { q: search } : {})),
  /** Where help lists what may not travel. */
  restrictedGoods: '/help#restricted',
  legal: '/legal',
  returns: '/returns-policy',
  payments: '/payments',
  gallery: (page = 1) =>
    withQuery('/gallery', new URLSearchParams(page > 1 ? { page: String(page) } : {})),
  /** The page shown without a connection; `public/sw.js` contains this path as well. */
  offline: '/offline',
  adminArticles: '/admin/articles',
  adminNewArticle: '/admin/articles/new',
  adminArticle: (id: number) => `/admin/articles/${id}`,
  adminGallery: ({ page = 1, done }: { page?: number; done?: string } = {}) =>
    withQuery(
      '/admin/gallery',
      new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(done && { done }) }),
    ),
  adminNewPhoto: '/admin/gallery/new',
  /** `ask`: the page asks whether the photo shall be deleted. */
  adminPhoto: (id: number, { done, ask }: { done?: string; ask?: 'delete' } = {}) =>
    withQuery(
      `/admin/gallery/${id}`,
      new URLSearchParams({ ...(done && { done }), ...(ask && { ask }) }),
    ),
} as const
