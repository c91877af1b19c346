// The desks of what is read and looked at: articles, and photos of the gallery.
import type { RouteObject } from 'react-router'
import { desk } from '#src/lib/lazy-page.ts'

export const contentDesks: RouteObject[] = [
  desk(
    'articles',
    'src/pages/admin/articles.page.tsx',
    ['articleDesk'],
    () => import('../pages/admin/articles.page.tsx'),
  ),
  ...['articles/new', 'articles/:id'].map((path) =>
    desk(
      path,
      'src/pages/admin/article.page.tsx',
      ['articleDesk', 'blog', 'productDesk'],
      () => import('../pages/admin/article.page.tsx'),
    ),
  ),
  desk(
    'gallery',
    'src/pages/admin/gallery.page.tsx',
    ['galleryDesk'],
    () => import('../pages/admin/gallery.page.tsx'),
  ),
  ...['gallery/new', 'gallery/:id'].map((path) =>
    desk(
      path,
      'src/pages/admin/photo.page.tsx',
      ['galleryDesk', 'productDesk'],
      () => import('../pages/admin/photo.page.tsx'),
    ),
  ),
]
