// The pages that are read: the blog and its articles.
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
]
