// The pages that are read: the blog, help, legal texts, payments, pictures.
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const contentPages: RouteObject[] = [
  page(
    'blog',
    'src/pages/blog/blog.page.tsx',
    ['blog'],
    () => import('../pages/blog/blog.page.tsx'),
    { reads: ['tag', 'page'] },
  ),
  page(
    'articulo/:slug',
    'src/pages/blog/article.page.tsx',
    ['blog'],
    () => import('../pages/blog/article.page.tsx'),
  ),
  page(
    'help',
    'src/pages/content/help.page.tsx',
    ['contentPages', 'tariffs'],
    () => import('../pages/content/help.page.tsx'),
    { reads: ['q'] },
  ),
  page(
    'legal',
    'src/pages/content/legal.page.tsx',
    ['contentPages'],
    () => import('../pages/content/legal.page.tsx'),
  ),
  page(
    'returns-policy',
    'src/pages/content/returns.page.tsx',
    ['contentPages'],
    () => import('../pages/content/returns.page.tsx'),
  ),
  page(
    'payments',
    'src/pages/content/payments.page.tsx',
    ['contentPages', 'paying'],
    () => import('../pages/content/payments.page.tsx'),
    { reads: ['amount'] },
  ),
  page(
    'gallery',
    'src/pages/content/gallery.page.tsx',
    ['contentPages'],
    () => import('../pages/content/gallery.page.tsx'),
    { reads: ['page'], unlisted: true },
  ),
  page(
    'offline',
    'src/pages/content/offline.page.tsx',
    ['offlinePage'],
    () => import('../pages/content/offline.page.tsx'),
    { unlisted: true },
  ),
]
