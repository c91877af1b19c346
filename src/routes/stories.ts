// The pages that are read: the blog, help, the rules of the house, payments, pictures.
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const storyPages: RouteObject[] = [
  page(
    'blog',
    'src/pages/blog/blog.page.tsx',
    ['journal'],
    () => import('../pages/blog/blog.page.tsx'),
  ),
  page(
    'articulo/:slug',
    'src/pages/blog/article.page.tsx',
    ['journal'],
    () => import('../pages/blog/article.page.tsx'),
  ),
  page(
    'help',
    'src/pages/house/help.page.tsx',
    ['housePages', 'tariffs'],
    () => import('../pages/house/help.page.tsx'),
  ),
  page(
    'legal',
    'src/pages/house/legal.page.tsx',
    ['housePages'],
    () => import('../pages/house/legal.page.tsx'),
  ),
  page(
    'returns-policy',
    'src/pages/house/returns.page.tsx',
    ['housePages'],
    () => import('../pages/house/returns.page.tsx'),
  ),
  page(
    'payments',
    'src/pages/house/payments.page.tsx',
    ['housePages', 'orders'],
    () => import('../pages/house/payments.page.tsx'),
  ),
  page(
    'gallery',
    'src/pages/house/gallery.page.tsx',
    ['housePages'],
    () => import('../pages/house/gallery.page.tsx'),
  ),
  page(
    'offline',
    'src/pages/house/offline.page.tsx',
    ['offlinePage'],
    () => import('../pages/house/offline.page.tsx'),
  ),
]
